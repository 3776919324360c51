public import WalletStore

/// A file that is made while it is sent.
public struct WalletExport: Sendable {
  /// The name under which it is stored.
  public let name: String
  /// Its content in UTF-8, a piece at a time; each piece is made when it is asked for.
  public let chunks: AsyncMapSequence<CSVExport, [UInt8]>
}

/// The download of a person's operations: given an identity, the file.
///
/// ```swift
/// let export = try await exportCSV(database)("1")
/// for try await chunk in export.chunks { try await response.write(chunk) }
/// ```
///
/// The file can be imported again; whatever is still there is then recognised.
/// - Returns: A closure that throws `WalletError.noSuchUser` for an identity that means nobody.
public func exportCSV(_ database: WalletDatabase) -> @Sendable (_ identity: String) async throws -> WalletExport {
  { identity in
    guard let user = UserID(identity: identity) else { throw WalletError.noSuchUser }
    // A stranger is told now, before anything of the file is on its way.
    _ = try await database.userName(user)
    return WalletExport(name: "wallet-operations.csv", chunks: database.exportCSV(user: user).map { Array($0.utf8) })
  }
}
