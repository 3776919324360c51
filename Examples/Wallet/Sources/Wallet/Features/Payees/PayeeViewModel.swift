import Espalier
import Observation
import WalletGateways
import WalletStore

/// The logic of one payee.
@MainActor @Observable
final class PayeeViewModel: ViewModel {
  /// The payee.
  private(set) var payee: Loadable<WalletPayee> = .idle
  /// The data that rows show besides their operation.
  private(set) var reading = OperationReading()
  /// The operations of the payee, as far as they have come into sight.
  let pages = Pages<OperationItem>()
  @ObservationIgnored private var isListed = false
  @ObservationIgnored private let id: PayeeID
  @ObservationIgnored private let payees: any PayeesGateway
  @ObservationIgnored private let operations: any OperationListGateway

  init(id: PayeeID, payees: any PayeesGateway, operations: any OperationListGateway) {
    self.id = id
    self.payees = payees
    self.operations = operations
  }

  /// The error to show if there is no such payee.
  var notFound: NotFoundError? { payee.error as? NotFoundError }

  /// Loads the payee and its first operations, or again the rows that are in sight.
  func load() async {
    await loadPayee()
    guard notFound == nil else { return }
    if isListed { return await pages.reload() }
    isListed = true
    await pages.show(operations.source(OperationFilter(payee: id)))
  }

  private func loadPayee() async {
    await Loadable.load(into: \.payee, of: self) {
      let payee = try await payees.payee(id)
      reading = OperationReading(try await operations.categories())
      return payee
    }
  }
}
