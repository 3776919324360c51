public import EspalierGateways
public import EspalierBase
#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
internal import EspalierCryptography

/// A store of secrets in one encrypted file.
///
/// ```swift
/// let folder = URL(filePath: "/var/lib/wallet")
///
/// func remember(_ token: Secret) async throws {
///   let key = try SecretKey(file: folder.appending(path: "secrets.key"))
///   let store = SecretFile(folder.appending(path: "secrets"), key: key)
///   try await store.set(token, for: "bank token")
/// }
/// ```
///
/// The whole file, including the names, is encrypted with ChaCha20-Poly1305 under a new nonce for each write. The new
/// file is written beside the old one, for this user alone, and replaces it once it is on the disk. A reader finds the
/// whole old file or the whole new one, also after a power failure. A file that cannot be decrypted under the key is
/// refused and left unchanged, so a wrong key loses nothing.
///
/// Several processes may use one file. Each reads it again for every call, and changes it while it holds the lock of a
/// file beside it whose name ends in `.lock`. The store cannot detect that an older copy of the file was put back.
///
/// - Isolation: An actor. A change blocks its thread while another process writes, for five seconds at most.
/// - Throws: ``SecretError``.
public actor SecretFile: SecretStore {
  private let file: URL
  private let key: SecretKey

  /// Creates a store that keeps its secrets in a file. The first change creates the file and its folders.
  public init(_ file: URL, key: SecretKey) {
    self.file = file
    self.key = key
  }

  /// Returns the secret of a name; nil if there is none.
  public func secret(_ name: String) throws -> Secret? { try read()[name].map { Secret($0) } }

  /// Returns the names that have secrets, in order.
  public func names() throws -> [String] { try read().keys.sorted() }

  /// Stores a secret under a name, and replaces any secret that has that name. The secret is on the disk when this
  /// function returns.
  public func set(_ secret: Secret, for name: String) throws { try change { $0[name] = secret.revealed } }

  /// Removes the secret of a name, if there is one.
  public func remove(_ name: String) throws { try change { $0[name] = nil } }

  /// Replaces the secret of a name, in one change of the file. If the name's current secret is not `old`, the method
  /// changes nothing and returns false.
  public func replace(_ old: Secret?, with new: Secret?, for name: String) throws -> Bool {
    var isReplaced = false
    try change { secrets in
      guard secrets[name].map({ Secret($0) }) == old else { return }
      secrets[name] = new?.revealed
      isReplaced = true
    }
    return isReplaced
  }

  /// Runs an operation that uses the named secret. Only one operation for each name runs at a time, in all processes
  /// that use the file.
  ///
  /// The turn is a system lock on a file of its own, in the folder beside the secrets whose name ends in `.turns`. It
  /// ends when the process ends, in whatever manner. It does not end when a caller stops waiting while the work
  /// continues.
  public nonisolated func alone<Value: Sendable>(
    with name: String, within limit: Duration, lease: Duration, clock: any Clock<Duration>,
    _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    let turn = file.appendingPathExtension("turns").appending(path: Digest(name).hexadecimal)
    // A free turn is granted even if no time is left.
    let lock: FileLock
    if let free = try FileLock.attempt(turn) {
      lock = free
    } else {
      lock = try await BoundedWait(
        for: "the turn with the secret “\(name)”, which somebody else has (the lock of \(turn.path))",
        within: limit,
        clock: clock
      ).value {
        while true {
          if let lock = try FileLock.attempt(turn) { return lock }
          try await clock.sleep(for: .milliseconds(20))
        }
      }
    }
    return try await SecretTurn(with: name, lease: lease, clock: clock) { lock.release() }.value(work)
  }

  // MARK: The file

  /// The first bytes of each file. They are authenticated together with the encrypted rest.
  private static let form = Data("Espalier secrets 1\n".utf8)
  /// The greatest size of the file, more than any person's secrets need.
  private static let limit = 16 * 1024 * 1024

  private func change(_ change: (inout [String: String]) -> Void) throws {
    try FileLock.locked(file.appendingPathExtension("lock")) {
      let old = try read()
      var new = old
      change(&new)
      guard new != old else { return }
      try write(new)
    }
  }

  private func read() throws -> [String: String] {
    guard let bytes = try StoredBytes.read(file, limit: Self.limit, isKey: false) else { return [:] }
    guard bytes.starts(with: Self.form) else { throw SecretError.unknownForm(path: file.path) }
    do {
      let sealed = Data(bytes.dropFirst(Self.form.count))
      let opened = try Cipher.chaChaPoly.open(sealed, under: key.key, authenticating: Self.form)
      return try JSONDecoder().decode([String: String].self, from: opened)
    } catch {
      throw SecretError.notOpened(path: file.path)
    }
  }

  private func write(_ secrets: [String: String]) throws {
    let sealed: Data
    do {
      let text = try JSONEncoder().encode(secrets)
      sealed = try Cipher.chaChaPoly.seal(text, under: key.key, authenticating: Self.form)
    } catch {
      throw SecretError.system(
        path: file.path,
        reason: "it could not be encrypted. Start again; if it stays so, see whether the system's OpenSSL is whole.")
    }
    guard sealed.count + Self.form.count < Self.limit else {
      throw SecretError.system(
        path: file.path, reason: "it would be larger than \(Self.limit) bytes. Keep fewer secrets in it.")
    }
    try StoredBytes.replace(file, with: Array(Self.form + sealed))
  }
}
