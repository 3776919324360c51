extension WalletDatabase {
  /// Says each time that something of a user's has been committed, by this process or another.
  ///
  /// ```swift
  /// let changes = try await database.changes(user: user)
  /// accounts = try await database.accounts(user: user)
  /// for await _ in changes {
  ///   accounts = try await database.accounts(user: user)
  /// }
  /// ```
  ///
  /// Listen first and read afterwards, and nothing is missed. A commit of this process is told at once, that of another
  /// (the command line importing a file) within half a second. Changes that come while the listener is busy are told as
  /// one. The deletion of the user is a change too. While nobody listens nothing runs; ending the loop or cancelling
  /// its task is enough.
  /// - Throws: ``WalletError/noSuchUser``.
  public func changes(user: UserID) async throws -> AsyncStream<Void> {
    changeFeed.listen(to: user, after: try await read(user: user) { try Self.revision(of: user, $0) })
  }
}
