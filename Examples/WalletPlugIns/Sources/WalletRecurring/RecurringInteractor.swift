import Foundation
import WalletValues
import WalletFeatures

/// An interactor that finds the recurring payments of a person.
protocol RecurringInteractor: Sendable {
  /// Returns the payments that recur among the operations of the last two years and a bit.
  func recurringPayments() async throws -> [RecurringPayment]
}

/// An interactor that looks through the operations, away from the main actor.
struct LiveRecurringInteractor: RecurringInteractor {
  /// The number of months that are looked through: a payment that comes once a year must come twice to be seen.
  private static let months = 26

  let history: any OperationHistoryGateway
  let formats: Formats
  let now: @Sendable () -> Date

  @concurrent func recurringPayments() async throws -> [RecurringPayment] {
    guard let today = formats.day(of: now()), let first = today.adding(months: -Self.months) else { return [] }
    let payments = try await history.operations(since: first).compactMap(Payment.init)
    return RecurringPayments.find(in: payments, today: today)
  }
}

extension Payment {
  /// Creates the payment of an operation; nil for money that came in, and for money that only moved between accounts.
  init?(_ operation: HistoryOperation) {
    guard operation.amount.minorUnits < 0, !operation.isTransfer, let amount = try? operation.amount.negated()
    else { return nil }
    self.init(
      date: operation.date, amount: amount, payee: operation.payee, hasGivenName: operation.hasGivenPayee)
  }
}
