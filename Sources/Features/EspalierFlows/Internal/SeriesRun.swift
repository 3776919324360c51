internal import EspalierBase
internal import EspalierViews

/// A run of steps in series, with their statuses.
@MainActor
final class SeriesRun<State: Sendable>: FlowGroupRun {
  let cell: any FlowCell<State>
  let path: [String]
  let shape: FlowShape
  /// The number of the state at which the series was chosen; nil if the series is not a branch.
  var choice: Int?
  let parts: [AnyFlowPart<State>]
  var statuses = StatusLog()
  var groups: [Int: any FlowGroupRun<State>] = [:]
  /// The indices of the groups that have begun and have not finished. Only these groups can have results that are not
  /// merged yet.
  var open: Set<Int> = []
  /// The states before the groups that the flow may try again, by the indices of the groups.
  var starts: [Int: GroupStart] = [:]
  /// The progress of the groups that were skipped after a failure, by the indices of the groups.
  var leftOut: [Int: FlowProgressBody] = [:]
  /// The results of a parallel group's steps, which are kept until the group has ended.
  private var results: [Int: FlowResult] = [:]
  private var current: Int?
  private var finishedWeight = 0.0
  private var finishedCount = 0

  init(_ parts: [AnyFlowPart<State>], shape: FlowShape, on cell: any FlowCell<State>, path: [String]) {
    self.parts = parts
    self.shape = shape
    self.cell = cell
    self.path = path
  }

  var isEmpty: Bool { parts.isEmpty }
  var isRecording: Bool { cell.isRecording }
  var isFinished: Bool { finishedCount == parts.count }

  // MARK: Performing

  func perform(in core: FlowCore) async throws {
    for index in parts.indices where !statuses[index].isFinished {
      if Task.isCancelled { throw CancellationError() }
      current = index
      set(.running, at: index, in: core)
      do {
        switch parts[index].content {
        case .step(let leaf):
          let status = try await perform(leaf, at: StepPosition(series: self, index: index, core: core))
          set(status, at: index, in: core)
          if core.hasCheckpoint, status == .done { try await checkpoint(after: index, in: core) }
        case .group(let group, let policy):
          let status = try await perform(group, by: policy, at: StepPosition(series: self, index: index, core: core))
          set(status, at: index, in: core)
        }
      } catch {
        if error is FlowFailure {
          if !statuses[index].isFinished { set(.failed, at: index, in: core) }
        } else if !statuses[index].isFinished, !core.isStaying {
          set(.pending, at: index, in: core)
        }
        throw error
      }
      if core.change.isAwaited { await core.letWatchersSee() }
    }
    current = nil
  }

  private func perform(_ leaf: FlowLeaf<State>, at position: StepPosition<State>) async throws -> FlowProgress.Status {
    guard let event = position.core.event else { return try await leaf.perform(position) }
    do {
      return try await EventUnderWay.$current.withValue(event) { try await leaf.perform(position) }
    } catch {
      event.fail()
      throw error
    }
  }

  func checkpoint(after index: Int, in core: FlowCore) async throws {
    do {
      try await core.checkpoint()
    } catch {
      // The work of a cancelled step is not lost because its checkpoint could not be stored.
      if Task.isCancelled { throw CancellationError() }
      throw StepPosition(series: self, index: index, core: core).failure(error)
    }
  }

  func set(_ status: FlowProgress.Status, at index: Int, in core: FlowCore) {
    core.change.raise()
    let before = statuses[index]
    if before.isFinished != status.isFinished {
      finishedWeight += status.isFinished ? shape.weight(at: index) : -shape.weight(at: index)
      finishedCount += status.isFinished ? 1 : -1
    }
    statuses.set(status, at: index)
  }

  /// Keeps a step's result, so that it can be merged into another copy of the state.
  func keep(_ result: FlowResult, at index: Int) { results[index] = result }

  // MARK: Undoing

  func undo(in core: FlowCore) async {
    for index in parts.indices.reversed() {
      switch parts[index].content {
      case .step(let leaf):
        guard statuses[index] == .done else { continue }
        do {
          try await leaf.undo(cell.state)
          set(.undone, at: index, in: core)
        } catch {
          core.note(notUndone: StepPosition(series: self, index: index, core: core).failure(error))
          set(.failed, at: index, in: core)
        }
      case .group:
        guard let run = groups[index] else { continue }
        await run.undo(in: core)
        if statuses[index] == .done { set(.undone, at: index, in: core) }
      }
      if core.change.isAwaited { await core.letWatchersSee() }
    }
  }

  // MARK: Progress

  var fraction: Double {
    if isFinished { return 1 }
    guard shape.totalWeight > 0 else { return Double(finishedCount) / Double(max(1, parts.count)) }
    var weight = finishedWeight
    if let current, !statuses[current].isFinished, let run = groups[current] {
      weight += shape.weight(at: current) * run.fraction
    }
    return min(1, max(0, weight / shape.totalWeight))
  }

  var body: FlowProgressBody {
    var body = FlowProgressBody(shape: shape)
    body.statuses = statuses
    body.current = current
    body.choice = choice
    for (index, run) in groups {
      let status = statuses[index]
      var own = run.body
      if case .kept(let number) = starts[index] { own.start = number }
      body.children[index] = FlowProgress(
        name: shape.names[index], status: status, weight: shape.weight(at: index),
        fraction: status.isFinished ? 1 : run.fraction, body: own)
    }
    for (index, own) in leftOut {
      body.children[index] = FlowProgress(
        name: shape.names[index], status: statuses[index], weight: shape.weight(at: index), fraction: 1, body: own)
    }
    return body
  }

  func addFindings(to state: inout State) {
    for index in open.sorted() { groups[index]?.addFindings(to: &state) }
  }

  func addUnwritable(to state: inout State) {
    for index in open.sorted() { groups[index]?.addUnwritable(to: &state) }
  }

  func addResults(at position: FlowPosition, onlyWritable: Bool, to found: inout [String: FlowResult]) {
    for (index, result) in results where statuses[index] == .done { found[position.step(index)] = result }
    for (index, run) in groups {
      run.addResults(at: position.within(index), onlyWritable: onlyWritable, to: &found)
    }
  }

  // MARK: Settling

  func settle() {
    for index in open.sorted() { groups[index]?.settle() }
  }

  func forgetResults() {
    // A result may read the run when it is released, so it is released after the list has changed.
    let before = results
    results = [:]
    withExtendedLifetime(before) {}
    for run in groups.values { run.forgetResults() }
  }
}
