public import EspalierBase
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
  /// The gate of the last requested operation for each secret, by the name of the secret. A gate opens when its
  /// operation has ended, so that the next one can begin.
  private let turns = Mutex<[String: TurnGate]>([:])

  /// Creates a store with secrets.
  public init(_ secrets: [String: Secret] = [:]) { kept = Mutex(secrets) }

  /// Returns the secret of a name; nil if there is none.
  public func secret(_ name: String) -> Secret? { kept.withLock { $0[name] } }

  /// Stores a secret under a name, and replaces any secret that has that name.
  public func set(_ secret: Secret, for name: String) { kept.withLock { $0[name] = secret } }

  /// Removes the secret of a name, if there is one.
  public func remove(_ name: String) { kept.withLock { $0[name] = nil } }

  /// Replaces the secret of a name with another one, if it is still equal to `old`. Returns false otherwise.
  public func replace(_ old: Secret?, with new: Secret?, for name: String) -> Bool {
    kept.withLock { kept in
      guard kept[name] == old else { return false }
      kept[name] = new
      return true
    }
  }

  /// Runs an operation that uses the named secret. Only one operation for each name runs at a time.
  public func alone<Value: Sendable>(
    with name: String, within limit: Duration, lease: Duration, clock: any Clock<Duration>,
    _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    let own = TurnGate()
    let before = turns.withLock { turns in
      defer { turns[name] = own }
      return turns[name]
    }
    if let before {
      do {
        try await BoundedWait(for: "the turn with the secret “\(name)”", within: limit, clock: clock).value {
          await before.opened()
        }
      } catch {
        // The next turn still has to wait for the one before.
        before.whenOpen { own.open() }
        throw error
      }
    }
    return try await SecretTurn(with: name, lease: lease, clock: clock) { [self] in
      // In this order, so that a caller in between finds a free turn.
      turns.withLock { if $0[name] === own { $0[name] = nil } }
      own.open()
    }.value(work)
  }
}
