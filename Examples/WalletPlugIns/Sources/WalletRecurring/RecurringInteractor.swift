import Foundation
import WalletValues
import WalletFeatures

/// An interactor that finds the recurring payments of a person.
protocol RecurringInteractor: Sendable {
  /// Returns the payments that recur among the operations of the last three years and a bit, those apart that the person
  /// dismissed.
  func findings() async throws -> RecurringFindings
  /// Dismisses a payment, or takes that back.
  func dismiss(_ payment: RecurringPayment, isDismissed: Bool) async throws
}

extension RecurringInteractor {
  /// Returns the payments that recur and were not dismissed.
  func recurringPayments() async throws -> [RecurringPayment] { try await findings().counted }
}

/// The payments that were found.
struct RecurringFindings: Hashable, Sendable {
  /// Those that count.
  var counted: [RecurringPayment]
  /// Those that do not recur, as the person says.
  var dismissed: [RecurringPayment]
}

/// An interactor that looks through the operations, away from the main actor.
struct LiveRecurringInteractor: RecurringInteractor {
  /// The number of months that are looked through: a payment that comes once a year must come three times to be seen,
  /// and the last may be overdue.
  private static let months = 44

  let history: any OperationHistoryGateway
  let dismissals: any DismissalsGateway
  let formats: Formats
  let now: @Sendable () -> Date

  @concurrent func findings() async throws -> RecurringFindings {
    guard let today = formats.day(of: now()), let first = today.adding(months: -Self.months) else {
      return RecurringFindings(counted: [], dismissed: [])
    }
    let payments = try await history.operations(since: first).compactMap(Payment.init)
    let found = RecurringPayments.find(in: payments, today: today)
    let dismissed = try await dismissals.dismissed()
    return RecurringFindings(
      counted: found.filter { dismissed.isDisjoint(with: Self.names($0)) },
      dismissed: found.filter { !dismissed.isDisjoint(with: Self.names($0)) })
  }

  /// A dismissal is named by the newest payment: what holds it is the same series, however it goes on, and another series
  /// of the payee is not. The newest is longest among the months that are looked through.
  func dismiss(_ payment: RecurringPayment, isDismissed: Bool) async throws {
    let names = Self.names(payment)
    if isDismissed {
      guard let newest = names.last else { return }
      try await dismissals.dismiss(newest, isDismissed: true)
    } else {
      for name in try await dismissals.dismissed().intersection(names) {
        try await dismissals.dismiss(name, isDismissed: false)
      }
    }
  }

  private static func names(_ payment: RecurringPayment) -> [String] { payment.names.map { "recurring \($0)" } }
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
