import EspalierGateways
public import WalletFeatures

/// A payment that a person has ordered, as it waits in the outbox.
public struct PaymentOrder: Hashable, Sendable, Codable {
  /// The greatest number of orders of one person that wait: more than anybody orders while a bank is away, and few
  /// enough for a list.
  public static let quota = 100

  /// The person or firm that is paid.
  public struct Payee: Hashable, Sendable, Codable {
    /// The payee's name.
    public var name: String
    /// The number of the payee's account.
    public var iban: String

    /// Names a payee.
    public init(name: String, iban: String) {
      self.name = name
      self.iban = iban
    }
  }

  /// The identity of the person in whose wallet the payment was ordered.
  public var person: PersonID
  /// The account at the bank that pays.
  public var account: String
  /// The payee of the payment.
  public var payee: Payee
  /// The amount, in the smallest unit.
  public var amount: Int
  /// The code of the currency.
  public var currency: String
  /// The purpose of the payment.
  public var reference: String

  /// Makes an order.
  public init(person: PersonID, account: String, payee: Payee, amount: Int, currency: String, reference: String) {
    self.person = person
    self.account = account
    self.payee = payee
    self.amount = amount
    self.currency = currency
    self.reference = reference
  }
}

extension OutboxKind<PaymentOrder> {
  /// A payment.
  static var payment: Self { Self("payment") }
}
