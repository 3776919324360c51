public import Statements
public import WalletStore

/// Fetches what came in and went out, month by month.
public protocol MonthsGateway: Sendable {
  /// The months in which there are operations, the newest first.
  func months() async throws -> [Month]
  /// What came in and went out in a month and in the one before.
  func overview(of month: Month) async throws -> MonthOverview
}
