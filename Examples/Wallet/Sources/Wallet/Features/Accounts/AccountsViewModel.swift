import Espalier
import Observation
import WalletGateways
import WalletStore

/// The logic of the list of accounts.
@MainActor @Observable
final class AccountsViewModel: ViewModel {
  /// The accounts of one currency, with their total.
  struct Group: Hashable, Sendable {
    let total: BalanceTotal
    let accounts: [WalletAccount]
  }

  /// The accounts by currency, the currency of most accounts first.
  private(set) var groups: Loadable<[Group]> = .idle
  @ObservationIgnored private let gateway: any AccountsGateway

  init(gateway: any AccountsGateway) { self.gateway = gateway }

  /// Loads the accounts, or loads them again.
  func load() async {
    await Loadable.load(into: \.groups, of: self) {
      let accounts = try await gateway.accounts()
      let byCurrency = Dictionary(grouping: accounts, by: \.currency)
      return BalanceTotal.totals(of: accounts).map { Group(total: $0, accounts: byCurrency[$0.currency] ?? []) }
    }
  }
}
