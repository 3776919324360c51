public import Statements
public import WalletStore

/// Fetches income and spending, month by month.
public protocol MonthsGateway: Sendable {
  /// Returns the months in which there are operations, the newest first.
  func months() async throws -> [Month]
  /// Returns the income and spending of a month and of the one before.
  func overview(of month: Month) async throws -> MonthOverview
  /// Returns the income and spending of all months from one to another that have operations, the earliest first.
  func overviews(of months: ClosedRange<Month>) async throws -> [MonthOverview]
}
