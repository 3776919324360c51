public import WalletStore

/// Tells what has been brought in, and takes a whole import back.
public protocol ImportsGateway: Sendable {
  /// All imports, the newest first.
  func imports() async throws -> [WalletImport]
  /// What taking an import back would do. Nothing is written.
  func removalPreview(of id: ImportID) async throws -> ImportRemovalPreview
  /// Takes an import back.
  func remove(_ id: ImportID) async throws -> UndoStep
}
