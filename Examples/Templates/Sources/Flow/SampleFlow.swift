import Espalier

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
