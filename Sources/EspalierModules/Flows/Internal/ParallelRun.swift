/// Parts side by side.
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

/// Parts side by side under way: each is a series of one, on a copy of the state.
@MainActor
final class ParallelRun<State: Sendable>: FlowGroupRun {
  private let shape: FlowShape
  private let path: [String]
  private let cells: [MemberCell<State>]
  private let members: [SeriesRun<State>]

  init(_ parts: [AnyFlowPart<State>], shape: FlowShape, on cell: any FlowCell<State>, path: [String]) {
    self.shape = shape
    self.path = path
    let cells = parts.map { _ in MemberCell(cell) }
    self.cells = cells
    members = zip(parts, cells).map { SeriesRun([$0], shape: FlowShape([$0]), on: $1, path: path) }
  }

  var isEmpty: Bool { members.isEmpty }

  func perform(in core: FlowCore) async throws {
    for cell in cells { cell.begin() }
    let failure = await withTaskGroup(of: (any Error)?.self) { group in
      for member in members where !member.isFinished {
        group.addTask { await member.failure(in: core) }
      }
      var first: (any Error)?
      while let result = await group.next() {
        guard let error = result, first == nil else { continue }
        first = error
        group.cancelAll()
      }
      return first
    }
    for cell in cells { cell.settle() }
    if let failure { throw failure }
  }

  func undo(in core: FlowCore) async {
    for member in members.reversed() { await member.undo(in: core) }
  }

  var fraction: Double {
    if members.allSatisfy(\.isFinished) { return 1 }
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
      for change in cell.changes { change(&state) }
      member.addFindings(to: &state)
    }
  }

  func restore(_ progress: FlowProgress, in core: FlowCore) throws(FlowError) {
    guard let body = progress.body else { return }
    // Members are found by their names, as the steps of a series are.
    var known: [String: [Int]] = [:]
    for (index, name) in shape.names.enumerated().reversed() { known[name, default: []].append(index) }
    for (old, name) in body.shape.names.enumerated() {
      let status = body.statuses[old]
      let step = FlowProgressBody(only: old, of: body)
      guard let index = known[name]?.popLast() else {
        if status == .pending { continue }
        throw .unknownStep((path + [name]).joined(separator: " / "))
      }
      try members[index].restore(
        FlowProgress(name: name, status: status, weight: 1, fraction: 0, body: step), in: core)
    }
  }
}

extension SeriesRun {
  /// Performs the series, and returns what it threw.
  fileprivate func failure(in core: FlowCore) async -> (any Error)? {
    do {
      try await perform(in: core)
      return nil
    } catch {
      return error
    }
  }
}

extension FlowProgressBody {
  /// One member of a group, as a series of one.
  fileprivate init(only index: Int, of body: FlowProgressBody) {
    self.init(
      shape: FlowShape(
        names: [body.shape.names[index]], weights: [1],
        children: body.shape.children[index].map { [0: $0] } ?? [:]))
    statuses.set(body.statuses[index], at: 0)
    children[0] = body.children[index]
  }
}
