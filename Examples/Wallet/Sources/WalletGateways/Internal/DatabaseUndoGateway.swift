import WalletStore

/// Takes steps back in the wallet's storage.
struct DatabaseUndoGateway: UndoGateway, DatabaseGateway {
  let database: WalletDatabase
  let user: UserID

  func steps() async throws -> [UndoStep] { try await told { try await database.undoSteps(user: user) } }

  func undo(_ step: UndoID) async throws { try await told { try await database.undo(step, user: user) } }

  func setAside(_ step: UndoID) { database.setUndoAside(step, user: user) }

  func isSetAside(_ step: UndoID) -> Bool { database.isUndoSetAside(step, user: user) }
}
