import Statements
import WalletFeatures
import WalletStore

/// Fetches operations from the wallet's storage for the features that are plugged in.
struct DatabaseHistoryGateway: OperationHistoryGateway {
  let database: WalletDatabase
  let user: UserID

  func operations(since day: CalendarDate) async throws -> [WalletOperation] {
    try await database.operations(since: day, user: user)
  }

  func currencies() async throws -> [Currency] {
    let counts = Dictionary(grouping: try await database.accounts(user: user), by: \.currency).mapValues(\.count)
    return counts.sorted { ($1.value, $0.key.code) < ($0.value, $1.key.code) }.map(\.key)
  }
}
