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
}
