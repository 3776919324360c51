import Espalier
import WalletBanking

/// The logic of an order, as its scene knows it.
@MainActor protocol OrderingViewModel: ViewModel {
  /// The account that pays, with the age of its data; nil for an account that the bank does not know.
  var account: Loadable<AccountListing?> { get }
  /// The reason why the order was not kept when it was given last; empty when it was.
  var problem: String { get }
  /// The form with the values that are filled in.
  var form: Form<OrderEntry> { get }
  /// The payment that was checked and waits for the person's last word; nil while they fill it in.
  var summary: PaymentSummary? { get }
  /// Orders the payment that ``summary`` shows.
  func confirm() async
  /// Goes back to the form, with all that was filled in.
  func change()
}

/// An order, as a person writes it.
struct OrderEntry: Hashable, Sendable, Codable {
  var payee = ""
  var iban = ""
  var amount: Double?
  var reference = ""
}
