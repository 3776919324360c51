public import Espalier
public import WalletStore

extension Export {
  /// All operations of a person, as a table that can be imported again.
  public static let operations = Export("operations.csv")
  /// All data that the wallet has collected about its use.
  public static let collectedData = Export("collected.csv")
}

/// Returns the files that people can export from Wallet.
///
/// ```swift
/// let server = WebServer(configuration, exports: walletExports(of: { database }), …)
/// ```
///
/// - Parameters:
///   - database: A function that is asked at each export, so that a start under way is waited for.
///   - guest: The user whose data a stranger looks at, if any.
///   - collection: The gateway to the data that are collected about the use, which people with an account get.
public func walletExports(
  of database: @escaping @Sendable () async throws -> WalletDatabase,
  guest: @escaping @Sendable () async throws -> UserID? = { nil },
  collection: (any CollectedDataGateway)? = nil
) -> [Export: ExportHandler] {
  [
    .collectedData: { identity in
      guard let identity else { throw ExportError.signInRequired }
      guard let collection, let user = UserID(identity: identity) else { throw ExportError.notFound }
      do {
        // A person who looks round can be anybody.
        guard try await !database().isSample(user) else { throw ExportError.notFound }
      } catch WalletError.noSuchUser {
        throw ExportError.notFound
      }
      return collection.export()
    },
    .operations: { identity in
      let database = try await database()
      let user = if let identity { UserID(identity: identity) } else { try await guest() }
      guard let user else { throw identity == nil ? ExportError.signInRequired : ExportError.notFound }
      // A stranger is told now, before anything of the file is on its way.
      do { _ = try await database.userName(user) } catch WalletError.noSuchUser { throw ExportError.notFound }
      return ExportedFile(
        name: "wallet-operations.csv", contentType: "text/csv; charset=utf-8",
        chunks: database.exportCSV(user: user).map { Array($0.utf8) })
    },
  ]
}
