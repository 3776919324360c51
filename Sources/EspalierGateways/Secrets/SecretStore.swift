public import EspalierScopes

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
}
