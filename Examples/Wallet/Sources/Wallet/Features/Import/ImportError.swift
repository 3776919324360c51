import Espalier

/// Why a file was not even looked at.
enum ImportError: ExplainedError {
  /// It is larger than is taken.
  case tooLarge(name: String, megabytes: Int)
  /// It cannot be read from where it lies.
  case unreadable(name: String, reason: any Error)
  /// It was received, and is not there any more.
  case gone(name: String)

  var explanation: String? {
    switch self {
    case .tooLarge(let name, let megabytes):
      "“\(name)” is larger than \(megabytes) MB. Export a shorter period from your bank, and import that."
    case .unreadable(let name, _): "“\(name)” could not be read. Please choose it again."
    case .gone(let name): "“\(name)” is not here any more. Please choose it again."
    }
  }

  var belongsInLog: Bool { if case .unreadable = self { true } else { false } }
}
