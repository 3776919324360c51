/// The run as others see it.
extension FlowEngine {
  /// Reads something, and has the reader told when it changes.
  func observed<Value>(_ read: (FlowEngine) -> Value) -> Value {
    change.read()
    return read(self)
  }

  /// The state as a reader sees it. A merge has the state to itself, so who reads meanwhile gets what was told last.
  var readState: State {
    if cell.isChanging || isAddingFindings { return cell.state }
    let state = currentState
    cell.tell(state)
    return state
  }

  /// The snapshot as a reader sees it; during a merge the one that was told last, whose state and progress fit.
  var readSnapshot: FlowSnapshot<State> {
    if cell.isChanging || isAddingFindings, let toldSnapshot { return toldSnapshot }
    let snapshot = snapshot
    cell.tell(snapshot.state)
    let before = toldSnapshot
    toldSnapshot = snapshot
    withExtendedLifetime(before) {}
    return snapshot
  }

  /// The position of the run now, to go on from after a restart; nil where there is nothing to go on from.
  var resting: FlowSnapshot<State>? {
    guard end == nil, work != nil || isRestored, !isCancelled, !isUndoing else { return nil }
    return readSnapshot
  }

  /// The position from which the run is to go on after a restart.
  ///
  /// While it is at work for a person's event, that is where the person was before: an event whose work was interrupted is
  /// carried out again, and finds its place only there. What its steps store counts once then, by their claims.
  var keptSnapshot: FlowSnapshot<State>? {
    if case .suspended(let snapshot) = end { return snapshot }
    return event == nil || end != nil ? resting : asked
  }

  private var currentState: State {
    var state = cell.state
    // What is merged for the reader's sake may read the run itself, and gets what is merged for good.
    guard !isAddingFindings else { return state }
    isAddingFindings = true
    defer { isAddingFindings = false }
    root.addFindings(to: &state)
    return state
  }

  var progress: FlowProgress {
    FlowProgress(name: flow.name, status: status, weight: 1, fraction: root.fraction, body: root.body)
  }

  private var status: FlowProgress.Status {
    switch end {
    case .completed: .done
    case .failed: .failed
    case .cancelled: .undone
    case .suspended: .pending
    case nil: work == nil ? .pending : scenes.isEmpty && questions.isEmpty ? .running : .waiting
    }
  }

  var snapshot: FlowSnapshot<State> {
    var snapshot = FlowSnapshot(flow: flow.name, state: currentState, progress: progress, choices: choices)
    var results: [String: FlowResult] = [:]
    root.addResults(at: FlowPosition(), onlyWritable: false, to: &results)
    guard !results.isEmpty else { return snapshot }
    let findings = FlowFindings(base: cell.state, results: results)
    snapshot.findings = findings
    snapshot.writableFindings = results.values.allSatisfy(\.isWritable) ? findings : writableFindings
    return snapshot
  }

  /// The findings whose results can be written, with the others merged.
  private var writableFindings: FlowFindings<State> {
    var base = cell.state
    isAddingFindings = true
    defer { isAddingFindings = false }
    root.addUnwritable(to: &base)
    var results: [String: FlowResult] = [:]
    root.addResults(at: FlowPosition(), onlyWritable: true, to: &results)
    return FlowFindings(base: base, results: results)
  }
}
