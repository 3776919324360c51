/// What stands within a flow, a branch or a group, as its progress shows it.
struct FlowProgressBody: Sendable {
  let shape: FlowShape
  var statuses = StatusLog()
  /// The groups that have begun.
  var children: [Int: FlowProgress] = [:]
  var current: Int?
  /// The number of the state at which a branch was chosen.
  var choice: Int?

  init(shape: FlowShape) { self.shape = shape }

  /// What was read back.
  init(_ steps: [FlowProgress]) {
    var statuses = StatusLog()
    var children: [Int: FlowProgress] = [:]
    for (index, step) in steps.enumerated() {
      statuses.set(step.status, at: index)
      if step.body != nil { children[index] = step }
    }
    self.init(
      shape: FlowShape(
        names: steps.map(\.name), weights: steps.map(\.weight), children: children.compactMapValues { $0.body?.shape }))
    self.statuses = statuses
    self.children = children
    current = steps.firstIndex { $0.status.isUnderWay }
  }
  /// Whether anything of the step at a place was begun. Progress that was read back has a child for each group, one that
  /// was taken from a run for those that have begun.
  func hasBegun(_ index: Int) -> Bool { statuses[index] != .pending || children[index]?.hasBegun == true }
}

extension FlowProgress {
  /// Whether anything in it was begun.
  fileprivate var hasBegun: Bool { status != .pending || body?.choice != nil || steps.contains { $0.hasBegun } }
}
