import Espalier
import WalletBanking

/// The logic of an order, as its scene knows it.
@MainActor protocol OrderingViewModel: ViewModel {
  /// The account that pays, with how old what is known of it is; nil for one that the bank does not know.
  var account: Loadable<AccountListing?> { get }
  /// Why the order was not kept when it was given last; empty when it was.
  var problem: String { get }
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
