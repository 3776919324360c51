import Espalier

/// A failure of Sample, in words for the person who sees it.
enum SampleFlowError: ExplainedError {
  case nothingToDo

  var explanation: String? {
    switch self {
    case .nothingToDo: "There is nothing in it. Nothing was stored; begin with another text."
    }
  }
}
