public import WalletStore

/// Tells what can be taken back, and takes it back.
public protocol UndoGateway: Sendable {
  /// What can still be taken back, the newest first.
  func steps() async throws -> [UndoStep]
  /// Takes one step back.
  func undo(_ step: UndoID) async throws
  /// Notes that a step is not to be offered again; it can still be undone.
  func setAside(_ step: UndoID)
  /// Whether a step is not to be offered again.
  func isSetAside(_ step: UndoID) -> Bool
}
