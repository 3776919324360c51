import Espalier

/// A failure, in words for the person who sees it.
enum ToDoError: ExplainedError {
  case titleMissing
  case gone
  case notStored(String)

  var explanation: String? {
    switch self {
    case .titleMissing: "Write what is to be done first."
    case .gone: "It was deleted meanwhile. Nothing was changed."
    case .notStored: "The list could not be stored. Nothing was changed; try again."
    }
  }

  /// True for an error that the operator must correct, such as a full disk.
  var belongsInLog: Bool { if case .notStored = self { true } else { false } }
}
