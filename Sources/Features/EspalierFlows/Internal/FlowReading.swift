/// The state and the steps of a run, for readers while the run works.
///
/// A merge has exclusive access to the state, so that nothing in it is copied. During a merge, a reader receives the
/// last published value.
@MainActor
final class FlowReading<State: Sendable> {
  let cell: RootCell<State>
  let root: SeriesRun<State>
  var choices = FlowChoices<State>()
  private let name: String
  /// The last snapshot that a reader received, which readers also receive during a merge; nil if no reader exists.
  private var lastPublished: FlowSnapshot<State>?
  private var isAddingFindings = false

  init(of flow: Flow<State>, state: State, isReadable: Bool) {
    name = flow.name
    cell = RootCell(state, isReadable: isReadable)
    root = SeriesRun(flow.parts, shape: flow.shape, on: cell, path: [])
    if isReadable { lastPublished = position(.pending) }
  }

  private var isMerging: Bool { cell.isChanging || isAddingFindings }

  // MARK: For readers

  /// The state for a reader. During a merge, it is the last published state.
  var state: State {
    if isMerging { return cell.state }
    let state = stateWithFindings
    cell.publish(state)
    return state
  }

  /// Returns the snapshot for a reader. During a merge, it is the last published snapshot, whose state and progress are
  /// consistent.
  func snapshot(_ status: FlowProgress.Status) -> FlowSnapshot<State> {
    if isMerging, let lastPublished { return lastPublished }
    let snapshot = position(status)
    cell.publish(snapshot.state)
    publish(snapshot)
    return snapshot
  }

  func progress(_ status: FlowProgress.Status) -> FlowProgress {
    FlowProgress(name: name, status: status, weight: 1, fraction: root.fraction, body: root.body)
  }

  /// Stores the snapshot that a reader receives.
  func publish(_ snapshot: FlowSnapshot<State>?) {
    // An object in it may read the run when it is released.
    let before = lastPublished
    lastPublished = snapshot
    withExtendedLifetime(before) {}
  }

  /// Removes the published values at the end of the run, because no further merge needs them.
  func end() {
    let before = lastPublished
    lastPublished = nil
    cell.publish(cell.state)
    withExtendedLifetime(before) {}
  }

  // MARK: The position

  /// Returns a snapshot of the current position of the run, with the results that have not been finally merged.
  func position(_ status: FlowProgress.Status) -> FlowSnapshot<State> {
    var snapshot = FlowSnapshot(
      flow: name, state: stateWithFindings, progress: progress(status), choices: choices.states)
    var results: [String: FlowResult] = [:]
    root.addResults(at: FlowPosition(), onlyWritable: false, to: &results)
    guard !results.isEmpty else { return snapshot }
    let findings = FlowFindings(base: cell.state, results: results)
    snapshot.findings = findings
    snapshot.writableFindings = results.values.allSatisfy(\.isWritable) ? findings : writableFindings
    return snapshot
  }

  private var stateWithFindings: State {
    var state = cell.state
    // Code that is called by a merge for the reader may itself read the run. It then receives only finally merged
    // results.
    guard !isAddingFindings else { return state }
    isAddingFindings = true
    defer { isAddingFindings = false }
    root.addFindings(to: &state)
    return state
  }

  /// The findings whose results can be encoded. All other results are merged into the base state.
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
