public import EspalierBase
internal import EspalierScreens

/// A step's error, with the flow and the way to the step.
public struct FlowFailure: Error, CustomStringConvertible {
  /// The flow that was run.
  public let flow: String
  /// The names from the flow's own parts down to the step.
  public let path: [String]
  /// The error that the step threw.
  public let error: any Error
  /// The failures to undo steps afterwards, in the order in which undoing was tried.
  public internal(set) var notUndone: [FlowFailure] = []

  /// Makes a failure.
  public init(flow: String, path: [String], error: any Error) {
    self.flow = flow
    self.path = path
    self.error = error
  }

  /// The step's own name.
  public var step: String { path.last ?? flow }

  /// A message that says what happened, and where.
  public var description: String {
    var text = "\(flow) failed at “\(path.joined(separator: " / "))”: \(LogWords.of(error))"
    for failure in notUndone {
      text += "\nNot undone: “\(failure.path.joined(separator: " / "))”: \(failure.error)"
    }
    return text
  }
}

extension FlowFailure: ExplainedError {
  /// The explanation of the underlying error.
  public var explanation: String? { (error as? any ExplainedError)?.explanation }
  /// A Boolean value that indicates whether the underlying error belongs in the log.
  public var belongsInLog: Bool { (error as? any ExplainedError)?.belongsInLog ?? true }
}
