import Espalier
import WalletStore

/// Fetches lists of operations from the wallet's storage.
struct DatabaseOperationListGateway: OperationListGateway, DatabaseGateway {
  let database: WalletDatabase
  let user: UserID

  func source(_ filter: OperationFilter) -> any RowSource<OperationItem> {
    DatabaseOperationSource(database: database, user: user, filter: filter)
  }

  func summary(of filter: OperationFilter) async throws -> OperationSummary {
    try await told {
      try await database.summary(of: filter, user: user)
    }
  }

  func categories() async throws -> [WalletCategory] { try await told { try await database.categories(user: user) } }
}
