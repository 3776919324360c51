import Foundation
import WalletValues
import WalletFeatures

/// The money that is left over in an average month, in one currency.
struct SpareMoney: Hashable, Sendable, Identifiable {
  /// The amount that is left over each month.
  let amount: Money
  /// The number of months that were averaged.
  let months: Int

  /// The currency.
  var id: Currency { amount.currency }
}

/// An interactor that finds the money that is left over, for the part of the overview.
protocol SpareMoneyInteractor: Sendable {
  /// Returns the money that is left over in an average month, for each currency in which there is any.
  func spareMoney() async throws -> [SpareMoney]
}

/// An interactor that looks through the last whole months, away from the main actor.
struct LiveSpareMoneyInteractor: SpareMoneyInteractor {
  /// The greatest number of months that are looked at, and the least number that says something.
  private static let (most, least) = (6, 3)

  let history: any OperationHistoryGateway
  let formats: Formats
  let now: @Sendable () -> Date

  @concurrent func spareMoney() async throws -> [SpareMoney] {
    guard let today = formats.day(of: now()),
      let end = CalendarDate(year: today.year, month: today.month, day: 1), let begin = end.adding(months: -Self.most)
    else { return [] }
    let operations = try await history.operations(since: begin).filter { $0.date < end && !$0.isTransfer }
    return Dictionary(grouping: operations, by: \.amount.currency).compactMap { currency, operations in
      guard let first = operations.map(\.date).min() else { return nil }
      let months = (end.year - first.year) * 12 + end.month - first.month
      guard months >= Self.least else { return nil }
      let sum = operations.reduce(Int128(0)) { $0 + Int128($1.amount.minorUnits) }
      guard let average = Int64(exactly: sum / Int128(months)), average > 0 else { return nil }
      return SpareMoney(amount: Money(minorUnits: average, currency: currency), months: months)
    }.sorted { ($1.amount.minorUnits, $0.id.code) < ($0.amount.minorUnits, $1.id.code) }
  }
}
