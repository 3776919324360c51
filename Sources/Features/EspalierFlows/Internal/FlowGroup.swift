/// A part that contains other parts.
protocol FlowGroup<State>: Sendable {
  associatedtype State: Sendable
  /// The shape of the group, as far as it is known before the group begins.
  var shape: FlowShape? { get }
  /// Creates a run of the group.
  @MainActor func begin(on cell: any FlowCell<State>, path: [String], in core: FlowCore) -> any FlowGroupRun<State>
  /// Creates a run of the group with the progress of a snapshot.
  @MainActor func restore(
    _ progress: FlowProgress, at position: FlowPosition, on cell: any FlowCell<State>, path: [String],
    in core: FlowCore
  ) throws(FlowError) -> any FlowGroupRun<State>
}

extension FlowGroup {
  /// Returns true if the group was skipped because of a failure. A group that was skipped because it has no steps does
  /// not count.
  func isLeftOut(in progress: FlowProgress) -> Bool {
    progress.body?.choice == nil && (shape == nil || !progress.steps.isEmpty)
  }

  @MainActor func restore(
    _ progress: FlowProgress, at position: FlowPosition, on cell: any FlowCell<State>, path: [String],
    in core: FlowCore
  ) throws(FlowError) -> any FlowGroupRun<State> {
    let run = begin(on: cell, path: path, in: core)
    try run.restore(progress, at: position, in: core)
    return run
  }
}

/// A group under way.
@MainActor
protocol FlowGroupRun<State>: AnyObject {
  associatedtype State: Sendable
  /// True if the group has no steps.
  var isEmpty: Bool { get }
  /// True if no work is left.
  var isFinished: Bool { get }
  /// The completed fraction, from 0 to 1.
  var fraction: Double { get }
  /// The progress of the steps within.
  var body: FlowProgressBody { get }
  /// Carries out the work that is not finished yet.
  func perform(in core: FlowCore) async throws
  /// Undoes the finished steps, the last first.
  func undo(in core: FlowCore) async
  /// Adds to the given state all results of parallel steps that have not been merged yet.
  func addFindings(to state: inout State)
  /// Merges the results of some members of parallel groups into the given state: all results of each member that has a
  /// result that cannot be encoded.
  func addUnwritable(to state: inout State)
  /// Adds to a dictionary all results of parallel steps that have not been merged yet, by the positions of the steps.
  ///
  /// - Parameter onlyWritable: True to omit those that ``addUnwritable(to:)`` has merged.
  func addResults(at position: FlowPosition, onlyWritable: Bool, to results: inout [String: FlowResult])
  /// Merges all results of parallel steps that have not been merged yet.
  func settle()
  /// Removes the results that have been merged.
  func forgetResults()
  /// Restores the progress of a snapshot.
  func restore(_ progress: FlowProgress, at position: FlowPosition, in core: FlowCore) throws(FlowError)
}

/// A flow within a flow over the same state.
struct SeriesGroup<State: Sendable>: FlowGroup {
  let flow: Flow<State>
  var shape: FlowShape? { flow.shape }

  func begin(on cell: any FlowCell<State>, path: [String], in core: FlowCore) -> any FlowGroupRun<State> {
    SeriesRun(flow.parts, shape: flow.shape, on: cell, path: path)
  }
}

/// A flow within a flow over a part of the state.
struct NestedGroup<State: Sendable, Inner: Sendable>: FlowGroup {
  let flow: Flow<Inner>
  let path: any WritableKeyPath<State, Inner> & Sendable
  var shape: FlowShape? { flow.shape }

  func begin(on cell: any FlowCell<State>, path names: [String], in core: FlowCore) -> any FlowGroupRun<State> {
    NestedRun(SeriesRun(flow.parts, shape: flow.shape, on: PartCell(cell, path), path: names), path)
  }
}

/// A series over a part of the state.
final class NestedRun<State: Sendable, Inner: Sendable>: FlowGroupRun {
  private let series: SeriesRun<Inner>
  private let path: any WritableKeyPath<State, Inner> & Sendable

  init(_ series: SeriesRun<Inner>, _ path: any WritableKeyPath<State, Inner> & Sendable) {
    self.series = series
    self.path = path
  }

  var isEmpty: Bool { series.isEmpty }
  var isFinished: Bool { series.isFinished }
  var fraction: Double { series.fraction }
  var body: FlowProgressBody { series.body }
  func perform(in core: FlowCore) async throws { try await series.perform(in: core) }
  func undo(in core: FlowCore) async { await series.undo(in: core) }
  func addFindings(to state: inout State) { series.addFindings(to: &state[keyPath: path]) }
  func addUnwritable(to state: inout State) { series.addUnwritable(to: &state[keyPath: path]) }
  func addResults(at position: FlowPosition, onlyWritable: Bool, to results: inout [String: FlowResult]) {
    series.addResults(at: position, onlyWritable: onlyWritable, to: &results)
  }
  func settle() { series.settle() }
  func forgetResults() { series.forgetResults() }
  func restore(_ progress: FlowProgress, at position: FlowPosition, in core: FlowCore) throws(FlowError) {
    try series.restore(progress, at: position, in: core)
  }
}

/// A group whose steps are chosen when the flow reaches it.
struct BranchGroup<State: Sendable>: FlowGroup {
  let name: String
  let choose: @MainActor @Sendable (State) -> [AnyFlowPart<State>]
  var shape: FlowShape? { nil }

  init(name: String, choose: @escaping @MainActor @Sendable (State) -> [AnyFlowPart<State>]) {
    self.name = name
    self.choose = choose
  }

  func begin(on cell: any FlowCell<State>, path: [String], in core: FlowCore) -> any FlowGroupRun<State> {
    let state = cell.state
    // The choice uses the state that the branch sees: findings of parallel members must not affect it after a restart.
    return run(choose(state), choice: core.keepChoice(at: cell.root(with: state)), on: cell, path: path)
  }

  func restore(
    _ progress: FlowProgress, at position: FlowPosition, on cell: any FlowCell<State>, path: [String],
    in core: FlowCore
  ) throws(FlowError) -> any FlowGroupRun<State> {
    guard let choice = progress.body?.choice, let root = core.choice(choice), let state = cell.part(of: root) else {
      throw .lostChoice(branch: path.joined(separator: " / "))
    }
    let series = run(choose(state), choice: choice, on: cell, path: path)
    try series.restore(progress, at: position, in: core)
    return series
  }

  @MainActor private func run(
    _ parts: [AnyFlowPart<State>], choice: Int, on cell: any FlowCell<State>, path: [String]
  ) -> SeriesRun<State> {
    let series = SeriesRun(parts, shape: FlowShape(parts), on: cell, path: path)
    series.choice = choice
    return series
  }
}
