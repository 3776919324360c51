import Espalier

/// The values that Sample begins with, and those that its steps have found so far. A `FlowScene` keeps them over a restart,
/// so nothing secret belongs here.
struct SampleFlowState: Codable, Equatable, Sendable {
  /// The text that it begins with.
  var text: String
  var lines: [String] = []
  var isConfirmed = false
  /// The number of lines that were stored.
  var stored = 0

  init(text: String) { self.text = text }
}

/// Sample: work in steps, each of which reads the state and brings a result into it.
///
/// Show it to a person by `FlowScene(FlowRun(SampleFlow.steps(store: store), state: state))`, or await its end where
/// nobody looks on: `try await SampleFlow.steps(store: store).run(state)`.
enum SampleFlow {
  static func steps(store: any SampleFlowStore) -> Flow<SampleFlowState> {
    Flow("Sample") {
      Step("Read", into: \.lines) { state in
        state.text.split(whereSeparator: \.isNewline).map(String.init)
      }
      Step("Check") { state in
        guard !state.lines.isEmpty else { throw SampleFlowError.nothingToDo }
      }
      UserStep("Confirm", into: \.isConfirmed, when: { !$0.isConfirmed }) { state, answer in
        SampleFlowScene(lines: state.lines, answer: answer)
      }
      Step("Store", into: \.stored, onFailure: .ask) { state in
        try await store.store(state.lines)
      } undo: { state in
        try await store.remove(state.lines)
      }
    }
  }
}

/// A failure of Sample, in words for the person who sees it.
enum SampleFlowError: ExplainedError {
  case nothingToDo

  var explanation: String? {
    switch self {
    case .nothingToDo: "There is nothing in it. Nothing was stored; begin with another text."
    }
  }
}
