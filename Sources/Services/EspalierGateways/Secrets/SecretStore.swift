public import EspalierBase

/// A store for an app's secrets, such as the token of a bank, by name.
///
/// ```swift
/// func signedIn(_ store: any SecretStore) async throws -> Request? {
///   guard let token = try await store.secret("bank token") else { return nil }
///   return .get("/accounts").header(secret: "Authorization", "Bearer \(token.revealed)")
/// }
/// ```
///
/// ``MemorySecretStore`` is a store for tests and previews; `SecretFile` of EspalierSecrets is an encrypted file.
///
/// - Isolation: It is called from any thread, also concurrently.
/// - Throws: An error names the secret and the file at fault, but never contains a secret.
public protocol SecretStore: Sendable {
  /// Returns the secret of a name; nil if there is none.
  func secret(_ name: String) async throws -> Secret?

  /// Stores a secret under a name, and replaces any secret that has that name. When the function returns, the secret is
  /// stored: it survives the end of the process, unless the store itself ends with the process.
  func set(_ secret: Secret, for name: String) async throws

  /// Removes the secret of a name. If there is none, it does nothing.
  func remove(_ name: String) async throws

  /// Replaces a secret with another one, unless other code has changed it meanwhile. For example, a caller can remove a
  /// failed secret only if it is still the current one.
  ///
  /// - Parameters:
  ///   - old: The secret that the name must have; nil if it must have none.
  ///   - new: The secret that replaces it; nil to remove it.
  ///   - name: The name of the secret.
  /// - Returns: False if the name has a different secret, which is not changed.
  func replace(_ old: Secret?, with new: Secret?, for name: String) async throws -> Bool

  /// Runs an operation that uses the named secret. Only one operation for each name runs at a time, in all processes
  /// that share the store.
  ///
  /// A secret that a server accepts only once, such as a refresh token, must be spent by one caller after the other.
  /// Each reads it again:
  ///
  /// ```swift
  /// func next(_ store: any SecretStore, _ spend: @escaping @Sendable (Secret) async throws -> Secret) async throws {
  ///   try await store.alone(with: "bank token", within: .seconds(20)) {
  ///     guard let token = try await store.secret("bank token") else { return }
  ///     _ = try await store.replace(token, with: try await spend(token), for: "bank token")
  ///   }
  /// }
  /// ```
  ///
  /// The turn ends with the work or with the process. When the lease expires, the turn ends too, and the work is
  /// cancelled. A caller that is cancelled returns at once, and the work is cancelled; but the turn lasts until the
  /// work has ended.
  ///
  /// - Parameters:
  ///   - name: The name of the secret.
  ///   - limit: The longest time to wait for the turn.
  ///   - lease: The longest time that the work may take. Waits within the work must have shorter limits.
  ///   - clock: The clock that measures both.
  ///   - work: The work to do in the turn.
  /// - Throws: `WaitLimitError` if the turn is not granted in time, or if the lease expires; errors of the work.
  func alone<Value: Sendable>(
    with name: String, within limit: Duration, lease: Duration, clock: any Clock<Duration>,
    _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value
}

extension SecretStore {
  /// Runs an operation that uses the named secret, for a minute at most. Only one operation for each name runs at a
  /// time.
  ///
  /// - Parameters:
  ///   - name: The name of the secret.
  ///   - limit: The longest time to wait for the turn.
  ///   - work: The work; see ``alone(with:within:lease:clock:_:)``.
  public func alone<Value: Sendable>(
    with name: String, within limit: Duration, _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try await alone(with: name, within: limit, lease: .seconds(60), clock: ContinuousClock(), work)
  }
}
