/// What became of a flow. It is told exactly once.
public enum FlowOutcome<State: Sendable>: Sendable {
  /// All steps are done or skipped.
  case completed(State)
  /// It was cancelled; what was done has been undone.
  case cancelled(State)
  /// It was suspended; what was done stays, and the snapshot leads on.
  case suspended(FlowSnapshot<State>)
  /// A step failed; what was done has been undone.
  case failed(FlowFailure, State)

  /// The state at the end, however it came.
  public var state: State {
    switch self {
    case .completed(let state), .cancelled(let state), .failed(_, let state): state
    case .suspended(let snapshot): snapshot.state
    }
  }

  /// Whether all steps are done or skipped.
  public var isCompleted: Bool { if case .completed = self { true } else { false } }
}

extension FlowOutcome: Equatable where State: Equatable {
  /// The same end with the same state; failures are compared by what they say.
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
