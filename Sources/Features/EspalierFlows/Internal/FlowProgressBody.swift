/// The steps within a flow, a branch or a group, as its progress shows them.
struct FlowProgressBody: Sendable {
  let shape: FlowShape
  var statuses = StatusLog()
  /// The groups that have begun.
  var children: [Int: FlowProgress] = [:]
  var current: Int?
  /// The number of the state at which a branch was chosen.
  var choice: Int?
  /// The number of the state before the group, when it may be tried again.
  var start: Int?

  init(shape: FlowShape) { self.shape = shape }

  /// Creates the body of steps that were read back.
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
  /// Returns true when anything of the step at an index was begun. Progress that was read back has a child for each
  /// group; progress taken from a run has one for each group that has begun.
  func hasBegun(_ index: Int) -> Bool { statuses[index] != .pending || children[index]?.hasBegun == true }
}

extension FlowProgress {
  /// True when any step in the progress was begun.
  fileprivate var hasBegun: Bool { status != .pending || hasBegunWithin }

  /// True when any step within a group was begun.
  var hasBegunWithin: Bool { body?.choice != nil || steps.contains { $0.hasBegun } }
}
