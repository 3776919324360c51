import WalletStore

/// Fetches what came in and went out, month by month.
protocol MonthsGateway: Sendable {
  /// The months in which there are operations, the newest first.
  func months() async throws -> [Month]
  /// What came in and went out in a month and in the one before.
  func overview(of month: Month) async throws -> MonthOverview
}

/// Fetches months from the wallet's storage.
struct DatabaseMonthsGateway: MonthsGateway {
  let database: WalletDatabase
  let user: UserID

  func months() async throws -> [Month] { try await database.months(user: user) }

  func overview(of month: Month) async throws -> MonthOverview { try await database.overview(of: month, user: user) }
}
