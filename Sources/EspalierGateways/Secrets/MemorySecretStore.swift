public import EspalierScopes
internal import Synchronization

/// A store of secrets in memory, for tests and previews. It ends with the process.
///
/// ```swift
/// let store = MemorySecretStore(["bank token": Secret("a5f0")])
/// let token = store.secret("bank token")
/// ```
///
/// - Isolation: Any thread.
public final class MemorySecretStore: SecretStore {
  private let kept: Mutex<[String: Secret]>

  /// Makes a store with secrets.
  public init(_ secrets: [String: Secret] = [:]) { kept = Mutex(secrets) }

  /// The secret of a name; nil if there is none.
  public func secret(_ name: String) -> Secret? { kept.withLock { $0[name] } }

  /// Keeps a secret, in the place of the one that the name had.
  public func set(_ secret: Secret, for name: String) { kept.withLock { $0[name] = secret } }

  /// Removes the secret of a name, if there is one.
  public func remove(_ name: String) { kept.withLock { $0[name] = nil } }
}
