#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
internal import EspalierCryptography

/// The 32 bytes that a ``SecretFile`` is encrypted under.
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
/// The place of the key decides the worth of the encryption. A key in a file beside the secrets keeps them from a
/// person who gets one of the two without the other, as with a copy of a database; a credential of the service manager
/// may be sealed to the machine's TPM, and then a stolen disk shows nothing. Neither keeps them from the user who runs
/// the program.
///
/// A key's description and a dump show nothing of it. Two keys are compared in constant time.
public struct SecretKey: Sendable, Equatable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  let key: SymmetricKey

  /// Takes a key from elsewhere, such as a service of keys.
  ///
  /// - Throws: ``SecretError/keyLength(place:bytes:)`` unless there are 32 bytes.
  public init(bytes: some Sequence<UInt8>) throws {
    try self.init(Array(bytes), place: "`bytes`")
  }

  /// Takes the key out of a file, which is made at the first use, for this user alone.
  ///
  /// Of two processes that make it at once one wins, and both have the same key.
  ///
  /// - Throws: ``SecretError/keyOfOthers(path:permissions:)`` for a file that others may read or write,
  ///   ``SecretError/keyNotOwned(path:)``, ``SecretError/keyLength(place:bytes:)``,
  ///   ``SecretError/system(path:reason:)``.
  public init(file: URL) throws {
    if let bytes = try StoredBytes.read(file, limit: 33, isKey: true) {
      try self.init(bytes, place: file.path)
      return
    }
    try StoredBytes.create(file, with: RandomBytes.array(32))
    guard let bytes = try StoredBytes.read(file, limit: 33, isKey: true) else {
      throw SecretError.system(
        path: file.path, reason: "the key is gone as soon as it is made. See what removes files there.")
    }
    try self.init(bytes, place: file.path)
  }

  /// Takes the key that systemd hands to a service, out of the folder that `$CREDENTIALS_DIRECTORY` names.
  ///
  /// ```text
  /// head -c 32 /dev/urandom | systemd-creds encrypt --name=wallet-key - /etc/credstore.encrypted/wallet-key
  /// # and in the unit: LoadCredentialEncrypted=wallet-key
  /// ```
  ///
  /// The permissions are systemd's affair, and not looked at.
  ///
  /// - Throws: ``SecretError/noCredential(name:reason:)``, ``SecretError/keyLength(place:bytes:)``.
  public init(
    credential name: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws {
    let file = try Self.credential(name, environment)
    guard let bytes = try StoredBytes.read(file, limit: 33, isKey: false) else {
      throw SecretError.noCredential(name: name, reason: "\(file.path) is not there.")
    }
    try self.init(bytes, place: file.path)
  }

  /// Returns true if the service manager has handed over a credential of this name.
  public static func isCredential(
    _ name: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Bool {
    (try? credential(name, environment)).map { FileManager.default.fileExists(atPath: $0.path) } ?? false
  }

  /// The file of a credential, whether it is there or not.
  private static func credential(_ name: String, _ environment: [String: String]) throws -> URL {
    guard let folder = environment["CREDENTIALS_DIRECTORY"], !folder.isEmpty else {
      throw SecretError.noCredential(name: name, reason: "$CREDENTIALS_DIRECTORY is not set.")
    }
    guard !name.isEmpty, name != ".", name != "..", !name.contains("/"), !name.contains("\0") else {
      throw SecretError.noCredential(name: name, reason: "This is no name of a file.")
    }
    return URL(filePath: folder).appending(path: name)
  }

  private init(_ bytes: [UInt8], place: String) throws {
    guard bytes.count == 32 else { throw SecretError.keyLength(place: place, bytes: bytes.count) }
    key = SymmetricKey(bytes)
  }

  /// Says that there is one.
  public var description: String { "SecretKey(•••)" }
  /// Says that there is one.
  public var debugDescription: String { description }
  /// Shows a dump nothing of it.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
