/// A group of parallel parts.
struct ParallelGroup<State: Sendable>: FlowGroup {
  let parts: [AnyFlowPart<State>]
  let shape: FlowShape?

  init(parts: [AnyFlowPart<State>]) {
    self.parts = parts
    shape = FlowShape(parts)
  }

  func begin(on cell: any FlowCell<State>, path: [String], in core: FlowCore) -> any FlowGroupRun<State> {
    ParallelRun(parts, shape: shape ?? FlowShape(parts), on: cell, path: path)
  }
}

/// A run of parallel parts: each is a series of one step, on a copy of the state.
@MainActor
final class ParallelRun<State: Sendable>: FlowGroupRun {
  private let shape: FlowShape
  private let path: [String]
  private let cell: any FlowCell<State>
  private let cells: [MemberCell<State>]
  private let members: [SeriesRun<State>]

  init(_ parts: [AnyFlowPart<State>], shape: FlowShape, on cell: any FlowCell<State>, path: [String]) {
    self.shape = shape
    self.path = path
    self.cell = cell
    let cells = parts.map { _ in MemberCell(cell) }
    self.cells = cells
    members = zip(parts, cells).map { SeriesRun([$0], shape: FlowShape([$0]), on: $1, path: path) }
  }

  var isEmpty: Bool { members.isEmpty }
  var isFinished: Bool { members.allSatisfy(\.isFinished) }

  func perform(in core: FlowCore) async throws {
    for cell in cells { cell.begin() }
    let siblings = Siblings()
    // Tasks of the main actor begin in the order in which they are created; those of a task group in any order.
    let tasks = members.filter { !$0.isFinished }.map { member in
      Task {
        do { try await member.perform(in: core) } catch { siblings.fail(error) }
      }
    }
    siblings.tasks = tasks
    await withTaskCancellationHandler {
      for task in tasks { await task.value }
    } onCancel: {
      for task in tasks { task.cancel() }
    }
    // The findings stay separate, because the group may continue later. If the group is undone, it is settled first.
    if let failure = siblings.failure { throw failure }
    settle()
  }

  func settle() {
    for (cell, member) in zip(cells, members) {
      member.settle()
      cell.settle()
    }
    // An enclosing group still needs them.
    if !cell.isRecording { forgetResults() }
  }

  func forgetResults() {
    for member in members { member.forgetResults() }
  }

  func undo(in core: FlowCore) async {
    for member in members.reversed() { await member.undo(in: core) }
  }

  var fraction: Double {
    if isFinished { return 1 }
    guard shape.totalWeight > 0 else { return 0 }
    let weights = members.enumerated().map { shape.weight(at: $0.offset) * $0.element.fraction }
    return min(1, weights.reduce(0, +) / shape.totalWeight)
  }

  var body: FlowProgressBody {
    var body = FlowProgressBody(shape: shape)
    for (index, member) in members.enumerated() {
      let own = member.body
      body.statuses.set(own.statuses[0], at: index)
      body.children[index] = own.children[0]
      if body.current == nil, own.statuses[0].isUnderWay { body.current = index }
    }
    return body
  }

  func addFindings(to state: inout State) {
    for (cell, member) in zip(cells, members) {
      cell.addFindings(to: &state)
      member.addFindings(to: &state)
    }
  }

  func addUnwritable(to state: inout State) {
    for (index, member) in members.enumerated() where !isWritable(member) {
      cells[index].addFindings(to: &state)
      member.addFindings(to: &state)
    }
  }

  func addResults(at position: FlowPosition, onlyWritable: Bool, to results: inout [String: FlowResult]) {
    for (index, member) in members.enumerated() where !onlyWritable || isWritable(member) {
      member.addResults(at: position.member(index), onlyWritable: onlyWritable, to: &results)
    }
  }

  private func isWritable(_ member: SeriesRun<State>) -> Bool {
    var results: [String: FlowResult] = [:]
    member.addResults(at: FlowPosition(), onlyWritable: false, to: &results)
    return results.values.allSatisfy(\.isWritable)
  }

  func restore(_ progress: FlowProgress, at position: FlowPosition, in core: FlowCore) throws(FlowError) {
    guard let body = progress.body else { return }
    for cell in cells { cell.begin() }
    // Members are found by their names, like the steps of a series.
    var known: [String: [Int]] = [:]
    for (index, name) in shape.names.enumerated().reversed() { known[name, default: []].append(index) }
    for (old, name) in body.shape.names.enumerated() {
      let index = known[name]?.popLast()
      guard body.hasBegun(old) else { continue }
      guard let index else { throw .unknownStep((path + [name]).joined(separator: " / ")) }
      let status = body.statuses[old]
      let step = FlowProgressBody(only: old, of: body)
      try members[index].restore(
        FlowProgress(name: name, status: status, weight: 1, fraction: 0, body: step), at: position.member(old),
        in: core)
    }
    if isFinished { settle() }
  }
}

/// The members of a group that is under way: the first failure cancels the others.
@MainActor
private final class Siblings {
  var tasks: [Task<Void, Never>] = []
  private(set) var failure: (any Error)?

  func fail(_ error: any Error) {
    guard failure == nil else { return }
    failure = error
    for task in tasks { task.cancel() }
  }
}

extension FlowProgressBody {
  /// Creates the body of one member of a group, as a series of one step.
  fileprivate init(only index: Int, of body: FlowProgressBody) {
    self.init(
      shape: FlowShape(
        names: [body.shape.names[index]], weights: [1],
        children: body.shape.children[index].map { [0: $0] } ?? [:]))
    statuses.set(body.statuses[index], at: 0)
    children[0] = body.children[index]
  }
}
