import Espalier
import WalletBanking
import WalletFeatures
import WalletValues

/// All that a person has to know of a payment before it goes out: from where, to whom, how much, what for.
struct PaymentSummary: Hashable, Sendable {
  /// The account that pays, in the person's words.
  let from: String
  let payee: String
  let iban: String
  let amount: Money?
  let reference: String

  /// Sums up an order from an account.
  init(_ order: PaymentOrder, from account: BankAccount) {
    from = Self.words(for: account)
    payee = order.payee.name
    iban = order.payee.iban
    amount = Currency(code: order.currency).map { Money(minorUnits: Int64(order.amount), currency: $0) }
    reference = order.reference
  }

  /// Sums up a payment at the bank.
  ///
  /// - Parameter account: The account that pays; nil where it is not known by more than its number.
  init(_ payment: BankPayment, from account: BankAccount?) {
    from = account.map(Self.words) ?? payment.account
    payee = payment.payee.name
    iban = payment.payee.iban
    amount = payment.money
    reference = payment.reference
  }

  private static func words(for account: BankAccount) -> String { "\(account.name) · \(IBAN.grouped(account.iban))" }

  /// Returns the section that shows the payment.
  ///
  /// - Parameter when: The moment of the payment, in words.
  @MainActor func section(when: String, formats: Formats) -> Section {
    Section("summary") {
      Row(Fact(name: .localized(.paymentsFrom), value: from)).id("from")
      Row(Fact(name: .localized(.paymentsTo), value: payee)).id("to")
      Row(Fact(name: .localized(.paymentsIban), value: IBAN.grouped(iban))).id("iban")
      Row(
        Fact(
          name: .localized(.paymentsAmountName), value: amount.map { formats.amount($0) } ?? "",
          hasTabularFigures: true)
      ).id("amount")
      Row(Fact(name: .localized(.paymentsReference), value: reference)).id("reference").isHidden(reference.isEmpty)
      Row(Fact(name: .localized(.paymentsWhen), value: when)).id("when")
    }
  }
}
