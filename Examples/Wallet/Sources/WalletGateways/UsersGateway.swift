public import WalletStore

/// Knows people by their names and passwords, makes them, and lets them go.
public protocol UsersGateway: Sendable {
  /// Who has that name and password.
  /// - Throws: `WalletError.wrongNameOrPassword`, `.lockedOut(until:)` or `.busy`.
  func signIn(name: String, password: String, from source: SignInSource) async throws -> UserID
  /// Makes somebody new.
  /// - Throws: `WalletError`, which says what is wrong with the name or the password.
  func signUp(name: String, password: String, from source: SignInSource) async throws -> UserID
  /// Deletes somebody with all that is theirs. Their password is asked again.
  /// - Throws: `WalletError.wrongNameOrPassword`, `.noSuchUser`.
  func delete(_ user: UserID, password: String, from source: SignInSource) async throws

  /// Makes somebody with made-up data, who looks round from a network.
  /// - Throws: `WalletError.tooManySamples`.
  func makeSample(seed: UInt64, for network: String?) async throws -> UserID
  /// Whether somebody only looks round.
  /// - Throws: `WalletError.noSuchUser`.
  func isSample(_ user: UserID) async throws -> Bool
  /// Erases somebody who only looked round.
  /// - Throws: `WalletError.noSuchUser`, also if they do more than that.
  func eraseSample(_ user: UserID) async throws

  /// What somebody has chosen about the program.
  /// - Throws: `WalletError.noSuchUser`.
  func settings(of user: UserID) async throws -> UserSettings
  /// Forgets what somebody could still take back.
  func forgetUndoSteps(of user: UserID) async throws
}
