import Espalier
import Observation
import WalletGateways
import WalletStore

/// The logic of the list of payees.
@MainActor @Observable
final class PayeesViewModel: ViewModel {
  /// The payees, the one with most operations first.
  private(set) var payees: Loadable<[WalletPayee]> = .idle
  @ObservationIgnored private let gateway: any PayeesGateway

  init(gateway: any PayeesGateway) { self.gateway = gateway }

  /// Loads the payees, or loads them again.
  func load() async {
    await Loadable.load(into: \.payees, of: self) { try await gateway.payees() }
  }
}
