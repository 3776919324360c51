/// The steps within a flow, a branch or a group, as its progress shows them.
struct FlowProgressBody: Sendable {
  let shape: FlowShape
  var statuses = StatusLog()
  /// The progress of the groups that have begun, by the indices of the groups.
  var children: [Int: FlowProgress] = [:]
  var current: Int?
  /// The number of the state at which a branch was chosen.
  var choice: Int?
  /// The number of the state before the group, if the group may be tried again.
  var start: Int?

  init(shape: FlowShape) { self.shape = shape }

  /// Creates the body of decoded steps.
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
  /// Returns true when any part of the step at an index has begun. Decoded progress has a child for each group;
  /// progress of a run has a child for each group that has begun.
  func hasBegun(_ index: Int) -> Bool { statuses[index] != .pending || children[index]?.hasBegun == true }
}

extension FlowProgress {
  /// True if any step in the progress has begun.
  fileprivate var hasBegun: Bool { status != .pending || hasBegunWithin }

  /// True if any step within a group has begun.
  var hasBegunWithin: Bool { body?.choice != nil || steps.contains { $0.hasBegun } }
}
