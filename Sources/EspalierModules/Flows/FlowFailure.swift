public import EspalierScopes
internal import EspalierScreens

/// A step's error, with the flow and the way to the step.
public struct FlowFailure: Error, CustomStringConvertible {
  /// The flow that was run.
  public let flow: String
  /// The names from the flow's own parts down to the step.
  public let path: [String]
  /// What the step threw.
  public let error: any Error
  /// What could not be undone afterwards, in the order in which it was tried.
  public internal(set) var notUndone: [FlowFailure] = []

  /// Makes a failure.
  public init(flow: String, path: [String], error: any Error) {
    self.flow = flow
    self.path = path
    self.error = error
  }

  /// The step's own name.
  public var step: String { path.last ?? flow }

  /// What happened, and where.
  public var description: String {
    var text = "\(flow) failed at “\(path.joined(separator: " / "))”: \(LogWords.of(error))"
    for failure in notUndone {
      text += "\nNot undone: “\(failure.path.joined(separator: " / "))”: \(failure.error)"
    }
    return text
  }
}

extension FlowFailure: ExplainedError {
  /// The explanation of the error that it is about.
  public var explanation: String? { (error as? any ExplainedError)?.explanation }
  /// Whether the error that it is about does.
  public var belongsInLog: Bool { (error as? any ExplainedError)?.belongsInLog ?? true }
}
