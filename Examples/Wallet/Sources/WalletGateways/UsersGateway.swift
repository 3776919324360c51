public import WalletStore

/// Signs people in by their names and passwords, creates users, and deletes them.
public protocol UsersGateway: Sendable {
  /// Returns the user with a name and a password.
  /// - Throws: `WalletError.wrongNameOrPassword`, `.lockedOut(until:)` or `.busy`.
  func signIn(name: String, password: String, from source: SignInSource) async throws -> UserID
  /// Creates a user.
  /// - Throws: `WalletError`, which says what is wrong with the name or the password.
  func signUp(name: String, password: String, from source: SignInSource) async throws -> UserID
  /// Deletes a user with all that is theirs. Their password is asked again.
  /// - Throws: `WalletError.wrongNameOrPassword`, `.noSuchUser`.
  func delete(_ user: UserID, password: String, from source: SignInSource) async throws

  /// Creates a user with made-up data, for somebody who looks round from a network.
  /// - Throws: `WalletError.tooManySamples`.
  func makeSample(seed: UInt64, for network: String?) async throws -> UserID
  /// Returns true if a user only looks round.
  /// - Throws: `WalletError.noSuchUser`.
  func isSample(_ user: UserID) async throws -> Bool
  /// Erases a user who only looked round.
  /// - Throws: `WalletError.noSuchUser`, also if the user does more than that.
  func eraseSample(_ user: UserID) async throws

  /// Returns the user's choices about the program.
  /// - Throws: `WalletError.noSuchUser`.
  func settings(of user: UserID) async throws -> UserSettings
  /// Forgets the steps that a user could still undo.
  func forgetUndoSteps(of user: UserID) async throws
}
