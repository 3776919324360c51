public import WalletStore

/// Lists the steps that can be undone, and undoes them.
public protocol UndoGateway: Sendable {
  /// Returns the steps that can still be undone, the newest first.
  func steps() async throws -> [UndoStep]
  /// Undoes a step.
  func undo(_ step: UndoID) async throws
  /// Notes that a step is not to be offered again; it can still be undone.
  func setAside(_ step: UndoID)
  /// Returns true if a step is not to be offered again.
  func isSetAside(_ step: UndoID) -> Bool
}
