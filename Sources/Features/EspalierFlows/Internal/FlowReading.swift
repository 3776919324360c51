/// The state and the steps of a run, as those see them who look at it while it works.
///
/// A merge has the state to itself, so that nothing in it is copied; who reads the run meanwhile gets what was told last.
@MainActor
final class FlowReading<State: Sendable> {
  let cell: RootCell<State>
  let root: SeriesRun<State>
  var choices = FlowChoices<State>()
  private let name: String
  /// The snapshot that a reader got last, for those who read during a merge; nil where nobody can read.
  private var told: FlowSnapshot<State>?
  private var isAddingFindings = false

  init(of flow: Flow<State>, state: State, isReadable: Bool) {
    name = flow.name
    cell = RootCell(state, isReadable: isReadable)
    root = SeriesRun(flow.parts, shape: flow.shape, on: cell, path: [])
    if isReadable { told = position(.pending) }
  }

  private var isMerging: Bool { cell.isChanging || isAddingFindings }

  // MARK: For readers

  /// The state as a reader sees it.
  var state: State {
    if isMerging { return cell.state }
    let state = stateWithFindings
    cell.publish(state)
    return state
  }

  /// The snapshot as a reader sees it; during a merge the one that was told last, whose state and progress fit.
  func snapshot(_ status: FlowProgress.Status) -> FlowSnapshot<State> {
    if isMerging, let told { return told }
    let snapshot = position(status)
    cell.publish(snapshot.state)
    publish(snapshot)
    return snapshot
  }

  func progress(_ status: FlowProgress.Status) -> FlowProgress {
    FlowProgress(name: name, status: status, weight: 1, fraction: root.fraction, body: root.body)
  }

  /// Takes note of the snapshot that a reader gets.
  func publish(_ snapshot: FlowSnapshot<State>?) {
    // What it holds may read the run as it goes.
    let before = told
    told = snapshot
    withExtendedLifetime(before) {}
  }

  /// Nothing is merged any more, so nobody needs what was told before.
  func end() {
    let before = told
    told = nil
    cell.publish(cell.state)
    withExtendedLifetime(before) {}
  }

  // MARK: The position

  /// The position of the run now, whoever reads it.
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
    // What is merged for the reader's sake may read the run itself, and gets what is merged for good.
    guard !isAddingFindings else { return state }
    isAddingFindings = true
    defer { isAddingFindings = false }
    root.addFindings(to: &state)
    return state
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
