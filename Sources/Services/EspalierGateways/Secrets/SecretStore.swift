public import EspalierBase

/// A store for the secrets that an app is given, such as the token of a bank, by name.
///
/// ```swift
/// func signedIn(_ store: any SecretStore) async throws -> Request? {
///   guard let token = try await store.secret("bank token") else { return nil }
///   return .get("/accounts").header(secret: "Authorization", "Bearer \(token.revealed)")
/// }
/// ```
///
/// ``MemorySecretStore`` is one for tests and previews; `SecretFile` of EspalierSecrets is an encrypted file.
///
/// - Isolation: Called from any thread, by many at once.
/// - Throws: An error says which secret and which file are at fault, and never what a secret is.
public protocol SecretStore: Sendable {
  /// The secret of a name; nil if there is none.
  func secret(_ name: String) async throws -> Secret?

  /// Keeps a secret, in the place of the one that the name had. When it returns, the secret outlives the process if the
  /// store does.
  func set(_ secret: Secret, for name: String) async throws

  /// Removes the secret of a name. It is no error if there is none.
  func remove(_ name: String) async throws

  /// Keeps a secret in the place of another one, unless somebody else has changed it meanwhile: a secret that has failed is
  /// removed only if it is still the one that the name has.
  ///
  /// - Parameters:
  ///   - old: The secret that the name must have for this; nil if it must have none.
  ///   - new: The secret that it has then; nil for none.
  /// - Returns: False if the name has another one, which stays.
  func replace(_ old: Secret?, with new: Secret?, for name: String) async throws -> Bool

  /// Does work with the secret of a name while nobody else does, in this process or another one over the same store.
  ///
  /// What a server takes once, such as a refresh token, is spent by one after the other, each of whom reads it anew:
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
  /// The turn ends with the work, with the process, or when its lease is over; the work is cancelled then. A caller that is
  /// cancelled leaves at once, and the work is cancelled; but the turn is that of the work, and stays until it has ended.
  ///
  /// - Parameters:
  ///   - limit: The longest time to wait for the turn.
  ///   - lease: The longest time that the work may take. Its waits have limits that are shorter.
  ///   - clock: The clock that measures both.
  /// - Throws: `WaitLimitError` when the turn does not come, or the lease is over; what the work throws.
  func alone<Value: Sendable>(
    with name: String, within limit: Duration, lease: Duration, clock: any Clock<Duration>,
    _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value
}

extension SecretStore {
  /// Does work with the secret of a name while nobody else does, for a minute at most.
  ///
  /// - Parameters:
  ///   - limit: The longest time to wait for the turn.
  ///   - work: The work; see ``alone(with:within:lease:clock:_:)``.
  public func alone<Value: Sendable>(
    with name: String, within limit: Duration, _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try await alone(with: name, within: limit, lease: .seconds(60), clock: ContinuousClock(), work)
  }
}
