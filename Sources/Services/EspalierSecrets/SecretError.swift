/// An error that prevents the use of a key or of a file of secrets. The failed call has changed nothing.
///
/// ```swift
/// func words(for error: SecretError) -> String {
///   if case .notOpened = error { "The secrets belong to another key." } else { "\(error)" }
/// }
/// ```
public enum SecretError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A key has a length other than 32 bytes.
  case keyLength(source: String, bytes: Int)
  /// The file of the key gives access to other users than the one who runs the program. The value is the file's
  /// permissions.
  case keyOfOthers(path: String, permissions: UInt32)
  /// The file of the key belongs to another user, or is not a regular file.
  case keyNotOwned(path: String)
  /// The service manager has provided no credential of this name.
  case noCredential(name: String, reason: String)
  /// The file was encrypted under another key, or was altered.
  case notOpened(path: String)
  /// The file does not have the format that this version writes.
  case unknownForm(path: String)
  /// Another process has held the lock of the file beyond the time limit.
  case locked(path: String, limit: Duration)
  /// The system refused an operation. The reason says how to correct this.
  case system(path: String, reason: String)

  /// A description of the error.
  public var description: String {
    switch self {
    case .keyLength(let source, let bytes):
      "The key at \(source) has \(bytes) bytes and not 32. Put the right key there; "
        + "`head -c 32 /dev/urandom` makes a new one, which opens nothing that was encrypted before."
    case .keyOfOthers(let path, let permissions):
      "The key at \(path) is open to others (its permissions are \(String(permissions, radix: 8))), so it was not "
        + "used. If nobody has read it, run `chmod 600 \(path)`; otherwise replace it and the secrets."
    case .keyNotOwned(let path):
      "The key at \(path) is no file of the user who runs the program, so it was not used. Let that "
        + "user own it, as a file."
    case .noCredential(let name, let reason):
      "There is no credential “\(name)”: \(reason) Add `LoadCredentialEncrypted=\(name):…` to the unit of the "
        + "service, and start it with systemd."
    case .notOpened(let path):
      "The secrets in \(path) were not opened: they were encrypted under another key, or altered. The file was "
        + "left as it is. Use the key that they were written with, or put back a copy of the file."
    case .unknownForm(let path):
      "\(path) is no file of secrets that this version knows, and was left as it is. See whether the path is right."
    case .locked(let path, let limit):
      "Another process holds the lock of \(path), which was waited for for \(limit). See which one it is (`fuser \(path)`), "
        + "and end it if it hangs."
    case .system(let path, let reason):
      "\(path) cannot be used: \(reason)"
    }
  }
}
