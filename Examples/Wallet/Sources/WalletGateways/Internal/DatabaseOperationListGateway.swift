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

/// The pages of one list of operations in the wallet's storage.
private struct DatabaseOperationSource: RowSource, DatabaseGateway {
  let database: WalletDatabase
  let user: UserID
  let filter: OperationFilter

  func count() async throws -> Int { try await told { try await database.countLines(filter, user: user) } }

  func items(in range: Range<Int>) async throws -> [OperationItem] {
    try await told {
      try await database.lines(filter, range, user: user).map(OperationItem.init)
    }
  }
}
