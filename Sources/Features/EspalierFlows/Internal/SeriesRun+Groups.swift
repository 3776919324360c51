/// The groups of a series, with their policies.
extension SeriesRun {
  /// Attempts a group until it is done, or its policy ends the attempts.
  func perform(
    _ group: any FlowGroup<State>, by policy: FailurePolicy, at position: StepPosition<State>
  ) async throws -> FlowProgress.Status {
    let (index, core) = (position.index, position.core)
    var failures = 0
    while true {
      let run = groups[index] ?? begin(group, by: policy, at: position)
      do {
        try await run.perform(in: core)
        open.remove(index)
        starts.removeValue(forKey: index)?.forget(in: core)
        return run.isEmpty ? .skipped : .done
      } catch let failure as FlowFailure {
        // A group that was restored without the state before it cannot be undone separately.
        guard !policy.isStop, let start = starts[index] else { throw failure }
        failures += 1
        let decision = try await core.decide(failure.error, by: policy, failures: failures, at: position)
        if case .stop = decision { throw failure }
        guard await takeBack(run, to: start, at: position) else { throw failure }
        if Task.isCancelled {
          set(.pending, at: index, in: core)
          throw CancellationError()
        }
        if case .skip = decision {
          leaveOut(group, at: index)
          return try await position.leaveOut(failure)
        }
        if case .retry(afresh: true) = decision { failures = 0 }
        // Otherwise a restart would treat undone steps as done.
        if core.hasCheckpoint { try await checkpoint(after: index, in: core) }
      }
    }
  }

  /// Marks a group as skipped after a failure, so that a restart distinguishes it from a group without steps.
  func leaveOut(_ group: any FlowGroup<State>, at index: Int) {
    leftOut[index] = FlowProgressBody(shape: group.shape ?? FlowShape(names: [], weights: [], children: [:]))
  }

  private func begin(
    _ group: any FlowGroup<State>, by policy: FailurePolicy, at position: StepPosition<State>
  ) -> any FlowGroupRun<State> {
    let (index, core) = (position.index, position.core)
    if !policy.isStop {
      starts[index] =
        cell.isRecording ? .records(cell.recordCount) : .kept(core.keepChoice(at: cell.root(with: cell.state)))
    }
    let run = group.begin(on: cell, path: position.path, in: core)
    groups[index] = run
    open.insert(index)
    return run
  }

  /// Undoes the finished steps of a group, and restores the state before the group. Returns false if a step could not
  /// be undone.
  private func takeBack(_ run: any FlowGroupRun<State>, to start: GroupStart, at position: StepPosition<State>) async
    -> Bool
  {
    let (index, core) = (position.index, position.core)
    let known = core.notUndone.count
    run.settle()
    // A task of its own, which is not cancelled.
    await Task { await run.undo(in: core) }.value
    guard core.notUndone.count == known else { return false }
    switch start {
    case .records(let count): cell.rewind(to: count)
    case .kept(let number):
      guard let root = core.choice(number), let before = cell.part(of: root) else { return false }
      cell.update { $0 = before }
    }
    core.change.raise()
    starts.removeValue(forKey: index)?.forget(in: core)
    groups[index] = nil
    open.remove(index)
    return true
  }
}

/// The state before a group.
@MainActor
enum GroupStart {
  /// The whole flow's state before the group, by the number under which the run keeps it.
  case kept(Int)
  /// The number of changes that a member of a parallel group had recorded before the group began.
  case records(Int)

  func forget(in core: FlowCore) {
    if case .kept(let number) = self { core.forgetChoice(number) }
  }
}
