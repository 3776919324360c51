import Espalier
import WalletBanking

/// The logic of an order, as its scene knows it.
@MainActor protocol OrderingViewModel: ViewModel {
  /// The account that pays; nil for one that the bank does not know.
  var account: Loadable<BankAccount?> { get }
  /// What is filled in.
  var form: Form<OrderEntry> { get }
}

/// An order, as a person writes it.
struct OrderEntry: Hashable, Sendable, Codable {
  var payee = ""
  var iban = ""
  var amount: Double?
  var reference = ""
}
