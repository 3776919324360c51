import EspalierBroadcast

extension WalletDatabase {
  /// Returns a stream with an element for each time that something of a user's has been committed, by this process or
  /// another.
  ///
  /// ```swift
  /// let changes = try await database.changes(user: user)
  /// accounts = try await database.accounts(user: user)
  /// for await _ in changes {
  ///   accounts = try await database.accounts(user: user)
  /// }
  /// ```
  ///
  /// Listen first and read afterwards, and nothing is missed. A commit is reported at once by the `Broadcast` that the
  /// database was given, to other processes too where that joins them (the command line importing a file). Changes that
  /// come while the listener is busy are reported as one. The deletion of the user is a change too. Ending the loop or
  /// cancelling its task is enough.
  /// - Throws: ``WalletError/noSuchUser``.
  public func changes(user: UserID) async throws -> AsyncStream<Void> {
    let changes = broadcast.changes(of: .wallet(of: user), .everyWallet)
    try await read(user: user) { _ in }
    return changes
  }
}
