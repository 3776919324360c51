import WalletStore

/// Fetches and renames payees in the wallet's storage.
struct DatabasePayeesGateway: PayeesGateway, DatabaseGateway {
  let database: WalletDatabase
  let user: UserID

  func payees() async throws -> [WalletPayee] { try await told { try await database.payees(user: user) } }

  func payee(_ id: PayeeID) async throws -> WalletPayee {
    try await told {
      do {
        return try await database.payee(id, user: user)
      } catch WalletError.noSuchPayee {
        throw NotFoundError(what: .payee)
      }
    }
  }

  func rename(_ id: PayeeID, to name: String) async throws -> UndoStep {
    try await told {
      try await database.renamePayee(id, to: name, user: user)
    }
  }
}
