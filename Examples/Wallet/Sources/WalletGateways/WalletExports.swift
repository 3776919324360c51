public import Espalier
public import WalletStore

extension Export {
  /// All operations of a person, as a table that can be imported again.
  public static let operations = Export("operations.csv")
}

/// The files that people take out of Wallet.
///
/// ```swift
/// let server = WebServer(configuration, exports: walletExports(of: { database }), …)
/// ```
///
/// - Parameters:
///   - database: Asked for at each export, so that a start under way is waited for.
///   - guest: Whose data a stranger looks at, if anybody's.
public func walletExports(
  of database: @escaping @Sendable () async throws -> WalletDatabase,
  guest: @escaping @Sendable () async throws -> UserID? = { nil }
) -> [Export: ExportHandler] {
  [
    .operations: { identity in
      let database = try await database()
      let user = if let identity { UserID(identity: identity) } else { try await guest() }
      guard let user else { throw identity == nil ? ExportError.signInRequired : ExportError.notFound }
      // A stranger is told now, before anything of the file is on its way.
      do { _ = try await database.userName(user) } catch WalletError.noSuchUser { throw ExportError.notFound }
      return ExportedFile(
        name: "wallet-operations.csv", contentType: "text/csv; charset=utf-8",
        chunks: database.exportCSV(user: user).map { Array($0.utf8) })
    }
  ]
}
