import Espalier
import WalletStore

/// The pages of one list of operations in the wallet's storage.
struct DatabaseOperationSource: RowSource, DatabaseGateway {
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
