/// The outcome of a flow: completed, cancelled, suspended, or failed. It is reported exactly once.
public enum FlowOutcome<State: Sendable>: Sendable {
  /// All steps are done or skipped.
  case completed(State)
  /// The flow was cancelled, and its finished steps have been undone.
  case cancelled(State)
  /// The flow was suspended. Finished steps stay done, and the flow can continue from the snapshot.
  case suspended(FlowSnapshot<State>)
  /// A step failed, and the finished steps have been undone.
  case failed(FlowFailure, State)

  /// The state at the end of the flow, for every outcome.
  public var state: State {
    switch self {
    case .completed(let state), .cancelled(let state), .failed(_, let state): state
    case .suspended(let snapshot): snapshot.state
    }
  }

  /// A Boolean value that indicates whether all steps are done or skipped.
  public var isCompleted: Bool { if case .completed = self { true } else { false } }
}

extension FlowOutcome: Equatable where State: Equatable {
  /// Returns a Boolean value that indicates whether the outcomes and their states are the same; failures are compared
  /// by their messages.
  public static func == (left: FlowOutcome, right: FlowOutcome) -> Bool {
    switch (left, right) {
    case (.completed(let left), .completed(let right)), (.cancelled(let left), .cancelled(let right)): left == right
    case (.suspended(let left), .suspended(let right)): left == right
    case (.failed(let failure, let left), .failed(let other, let right)):
      failure.description == other.description && left == right
    default: false
    }
  }
}
