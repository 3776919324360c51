#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
internal import EspalierCryptography

/// A key of 32 bytes that encrypts a ``SecretFile``.
///
/// ```swift
/// let folder = URL(filePath: "/var/lib/wallet")
///
/// func key() throws -> SecretKey {
///   try SecretKey.isCredential("wallet-key")
///     ? SecretKey(credential: "wallet-key")
///     : SecretKey(file: folder.appending(path: "secrets.key"))
/// }
/// ```
///
/// The location of the key decides how much the encryption protects. A key in a file beside the secrets protects them
/// from a person who gets only one of the two files, for example in a copy of a database. A credential of the service
/// manager may be sealed to the machine's TPM; then a stolen disk reveals nothing. Neither protects the secrets from
/// the user who runs the program.
///
/// The description and a dump of a key reveal nothing of it. Two keys are compared in constant time.
public struct SecretKey: Sendable, Equatable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  let key: SymmetricKey

  /// Creates a key from bytes that another source provides, such as a key service.
  ///
  /// - Throws: ``SecretError/keyLength(source:bytes:)`` unless there are 32 bytes.
  public init(bytes: some Sequence<UInt8>) throws {
    try self.init(Array(bytes), source: "`bytes`")
  }

  /// Reads the key from a file. If the file does not exist, the initializer creates it with access for this user alone.
  ///
  /// If two processes create it at the same time, both get the same key.
  ///
  /// - Throws: ``SecretError/keyOfOthers(path:permissions:)`` for a file that others may read or write,
  ///   ``SecretError/keyNotOwned(path:)``, ``SecretError/keyLength(source:bytes:)``,
  ///   ``SecretError/system(path:reason:)``.
  public init(file: URL) throws {
    if let bytes = try StoredBytes.read(file, limit: 33, isKey: true) {
      try self.init(bytes, source: file.path)
      return
    }
    try StoredBytes.create(file, with: RandomBytes.array(32))
    guard let bytes = try StoredBytes.read(file, limit: 33, isKey: true) else {
      throw SecretError.system(
        path: file.path, reason: "the key is gone as soon as it is made. See what removes files there.")
    }
    try self.init(bytes, source: file.path)
  }

  /// Reads the key that systemd passes to a service, from the folder that `$CREDENTIALS_DIRECTORY` names.
  ///
  /// ```text
  /// head -c 32 /dev/urandom | systemd-creds encrypt --name=wallet-key - /etc/credstore.encrypted/wallet-key
  /// # and in the unit: LoadCredentialEncrypted=wallet-key
  /// ```
  ///
  /// The permissions are managed by systemd and not checked.
  ///
  /// - Throws: ``SecretError/noCredential(name:reason:)``, ``SecretError/keyLength(source:bytes:)``.
  public init(
    credential name: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws {
    let file = try Self.credential(name, environment)
    guard let bytes = try StoredBytes.read(file, limit: 33, isKey: false) else {
      throw SecretError.noCredential(name: name, reason: "\(file.path) is not there.")
    }
    try self.init(bytes, source: file.path)
  }

  /// Returns a Boolean value that indicates whether the service manager has provided a credential of this name.
  public static func isCredential(
    _ name: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Bool {
    (try? credential(name, environment)).map { FileManager.default.fileExists(atPath: $0.path) } ?? false
  }

  /// Returns the file of a credential, which may not exist.
  private static func credential(_ name: String, _ environment: [String: String]) throws -> URL {
    guard let folder = environment["CREDENTIALS_DIRECTORY"], !folder.isEmpty else {
      throw SecretError.noCredential(name: name, reason: "$CREDENTIALS_DIRECTORY is not set.")
    }
    guard !name.isEmpty, name != ".", name != "..", !name.contains("/"), !name.contains("\0") else {
      throw SecretError.noCredential(name: name, reason: "This is no name of a file.")
    }
    return URL(filePath: folder).appending(path: name)
  }

  private init(_ bytes: [UInt8], source: String) throws {
    guard bytes.count == 32 else { throw SecretError.keyLength(source: source, bytes: bytes.count) }
    key = SymmetricKey(bytes)
  }

  /// A fixed text that reveals nothing of the key.
  public var description: String { "SecretKey(•••)" }
  /// A fixed text that reveals nothing of the key.
  public var debugDescription: String { description }
  /// A mirror without children, so that a dump reveals nothing.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
