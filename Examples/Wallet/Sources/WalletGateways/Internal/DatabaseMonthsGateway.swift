import Statements
import WalletStore

/// Fetches months from the wallet's storage.
struct DatabaseMonthsGateway: MonthsGateway, DatabaseGateway {
  let database: WalletDatabase
  let user: UserID

  func months() async throws -> [Month] { try await told { try await database.months(user: user) } }

  func overview(of month: Month) async throws -> MonthOverview {
    try await told { try await database.overview(of: month, user: user) }
  }

  func overviews(of months: ClosedRange<Month>) async throws -> [MonthOverview] {
    try await told { try await database.overviews(of: months, user: user) }
  }
}
