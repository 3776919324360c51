import WalletStore

/// Takes imports back in the wallet's storage.
struct DatabaseImportsGateway: ImportsGateway, DatabaseGateway {
  let database: WalletDatabase
  let user: UserID

  func imports() async throws -> [WalletImport] { try await told { try await database.imports(user: user) } }

  func removalPreview(of id: ImportID) async throws -> ImportRemovalPreview {
    try await told {
      try await database.removalPreview(of: id, user: user)
    }
  }

  func remove(_ id: ImportID) async throws -> UndoStep {
    try await told { try await database.removeImport(id, user: user) }
  }
}
