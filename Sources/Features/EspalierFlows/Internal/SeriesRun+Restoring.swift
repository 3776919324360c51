/// The restoration of a series after a restart.
extension SeriesRun {
  func restore(_ progress: FlowProgress, at position: FlowPosition, in core: FlowCore) throws(FlowError) {
    guard let body = progress.body else { return }
    let positions = try positions(of: body)
    for (old, name) in body.shape.names.enumerated() {
      // A step that never began may be removed or replaced.
      guard body.hasBegun(old) else { continue }
      let status = body.statuses[old]
      guard let index = positions.map({ $0[old] }) ?? (old < parts.count ? old : nil), index >= 0 else {
        throw .unknownStep((path + [name]).joined(separator: " / "))
      }
      switch (parts[index].content, body.children[old]) {
      case (.step(let leaf), nil):
        guard status.isFinished else { continue }
        if status == .done, let result = core.result(at: position.step(old)) {
          let position = StepPosition(series: self, index: index, core: core)
          guard leaf.merge(position, result) else { throw .otherResult(step: position.path.joined(separator: " / ")) }
        }
        set(status, at: index, in: core)
      case (.group(let group, let policy), let child?):
        if status == .skipped, group.isLeftOut(in: child) {
          leaveOut(group, at: index)
          set(.skipped, at: index, in: core)
          continue
        }
        // The flow reached the group, and no step in it had begun, or all were undone.
        if !status.isFinished, !child.hasBegunWithin { continue }
        if !policy.isStop, !status.isFinished {
          starts[index] = start(of: child, at: position.within(old), in: core)
        }
        let run = try group.restore(child, at: position.within(old), on: cell, path: path + [name], in: core)
        groups[index] = run
        if !run.isFinished { open.insert(index) }
        // A finished group that has new steps since is done when they are done.
        if status.isFinished, run.isFinished { set(status, at: index, in: core) }
      // The flow reached the group, and no step in it had begun.
      case (.group, nil) where !status.isFinished: continue
      case (.step, _?), (.group, nil): throw .unknownStep((path + [name]).joined(separator: " / "))
      }
    }
  }

  /// Returns the state before a group that was under way, or nil if the snapshot does not contain that state.
  private func start(of group: FlowProgress, at position: FlowPosition, in core: FlowCore) -> GroupStart? {
    if cell.isRecording {
      return core.hasResults(of: group, at: position) ? .records(cell.recordCount) : nil
    }
    return group.body?.start.flatMap { core.choice($0) == nil ? nil : .kept($0) }
  }

  /// Returns the current index of each step of a snapshot, with -1 for a removed step. The result is nil if no step has
  /// moved.
  private func positions(of body: FlowProgressBody) throws(FlowError) -> [Int]? {
    if body.shape === shape || body.shape.names == shape.names { return nil }
    var known: [String: [Int]] = [:]
    for (index, name) in shape.names.enumerated().reversed() { known[name, default: []].append(index) }
    return body.shape.names.map { known[$0]?.popLast() ?? -1 }
  }
}
