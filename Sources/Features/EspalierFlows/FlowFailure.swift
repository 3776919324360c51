public import EspalierBase
internal import EspalierScreens

/// The failure of a step: its error, with the flow and the path to the step.
public struct FlowFailure: Error, CustomStringConvertible {
  /// The flow that was run.
  public let flow: String
  /// The path to the step: the names of the parts that contain the step, from the outermost to the innermost, and then
  /// the step's own name.
  public let path: [String]
  /// The error that the step threw.
  public let error: any Error
  /// The failures of steps that could not be undone after this failure, in the order in which the flow tried to undo
  /// them.
  public internal(set) var notUndone: [FlowFailure] = []

  /// Creates a failure from the flow's name, the path of the step, and the error.
  public init(flow: String, path: [String], error: any Error) {
    self.flow = flow
    self.path = path
    self.error = error
  }

  /// The name of the step.
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
