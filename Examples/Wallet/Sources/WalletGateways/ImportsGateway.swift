public import WalletStore

/// Lists the imports, and takes a whole import back.
public protocol ImportsGateway: Sendable {
  /// Returns all imports, the newest first.
  func imports() async throws -> [WalletImport]
  /// Returns the effects of taking an import back. Nothing is written.
  func removalPreview(of id: ImportID) async throws -> ImportRemovalPreview
  /// Takes an import back.
  func remove(_ id: ImportID) async throws -> UndoStep
}
