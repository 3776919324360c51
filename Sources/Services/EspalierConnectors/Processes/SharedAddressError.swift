/// An error in the use of the file in which an address is shared. See ``SharedAddress``.
///
/// ```swift
/// func words(for error: SharedAddressError) -> String { "Nobody can reach it: \(error)" }
/// ```
public enum SharedAddressError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file belongs to another user, or is not a regular file.
  case notOwned(path: String)
  /// The system refused an operation. The reason contains the remedy.
  case system(path: String, reason: String)

  /// A description of the error.
  public var description: String {
    switch self {
    case .notOwned(let path):
      "The address in \(path) was not believed, because the file does not belong to the user who runs the program. Remove "
        + "it, and see who may write to its folder."
    case .system(let path, let reason):
      "\(path), in which an address is shared, cannot be used: \(reason)"
    }
  }
}
