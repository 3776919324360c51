import WalletStore

/// Tells what can be taken back, and takes it back.
protocol UndoGateway: Sendable {
  /// What can still be taken back, the newest first.
  func steps() async throws -> [UndoStep]
  /// Takes one step back.
  func undo(_ step: UndoID) async throws
  /// Notes that a step is not to be offered again; it can still be undone.
  func setAside(_ step: UndoID)
  /// Whether a step is not to be offered again.
  func isSetAside(_ step: UndoID) -> Bool
}

/// Takes steps back in the wallet's storage.
struct DatabaseUndoGateway: UndoGateway {
  let database: WalletDatabase
  let user: UserID

  func steps() async throws -> [UndoStep] { try await database.undoSteps(user: user) }

  func undo(_ step: UndoID) async throws { try await database.undo(step, user: user) }

  func setAside(_ step: UndoID) { database.setUndoAside(step, user: user) }

  func isSetAside(_ step: UndoID) -> Bool { database.isUndoSetAside(step, user: user) }
}
