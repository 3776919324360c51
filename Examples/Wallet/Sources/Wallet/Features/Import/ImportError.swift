/// Why a file was not even looked at.
enum ImportError: Error, CustomStringConvertible {
  /// It is larger than is taken.
  case tooLarge(name: String, megabytes: Int)
  /// It cannot be read from where it lies.
  case unreadable(name: String, reason: String)

  /// What is wrong, and what to do.
  var description: String {
    switch self {
    case .tooLarge(let name, let megabytes):
      "“\(name)” is larger than \(megabytes) MB. Export a shorter period from your bank, and import that."
    case .unreadable(let name, let reason): "“\(name)” could not be read: \(reason)"
    }
  }
}
