import WalletStore

/// Tells what can be taken back, and takes it back.
protocol UndoGateway: Sendable {
  /// What can still be taken back, the newest first.
  func steps() async throws -> [UndoStep]
  /// Takes one step back.
  func undo(_ step: UndoID) async throws
}

/// Takes steps back in the wallet's storage.
struct DatabaseUndoGateway: UndoGateway {
  let database: WalletDatabase
  let user: UserID

  func steps() async throws -> [UndoStep] { try await database.undoSteps(user: user) }

  func undo(_ step: UndoID) async throws { try await database.undo(step, user: user) }
}
