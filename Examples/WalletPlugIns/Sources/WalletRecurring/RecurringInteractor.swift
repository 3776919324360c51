import Foundation
import WalletValues
import WalletFeatures

/// What the recurring payments can ask for.
protocol RecurringInteractor: Sendable {
  /// What recurs among the operations of the last two years and a bit.
  func recurringPayments() async throws -> [RecurringPayment]
}

/// Looks through the operations, away from the main actor.
struct LiveRecurringInteractor: RecurringInteractor {
  /// What comes once a year must come twice to be seen.
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
  /// The payment that an operation is; nil for what came in, and for money that only moved between accounts.
  init?(_ operation: HistoryOperation) {
    guard operation.amount.minorUnits < 0, !operation.isTransfer, let amount = try? operation.amount.negated()
    else { return nil }
    self.init(
      date: operation.date, amount: amount, payee: operation.payee, hasGivenName: operation.hasGivenPayee)
  }
}
