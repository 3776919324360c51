extension DependencyGraph {
  /// The shortest cycle in each group of nodes that all lead to each other. It passes through the group's first node. A
  /// correct tree has no cycles.
  ///
  /// A scope that keeps its own child is such a cycle: neither is ever released. A reference that the graph does not
  /// see, such as one in a closure, is not found; see ``Scope/graphLinks``.
  ///
  /// - Complexity: O(*n*) in nodes and edges.
  public var cycles: [[Node]] {
    let neighbours = neighbours()
    var groups = StronglyConnectedGroups(neighbours)
    return groups.find().compactMap { group in
      guard let first = group.min() else { return nil }
      let members = Set(group)
      return shortestPath(from: first, among: neighbours, through: { members.contains($0) }, until: { $0 == first })
        .map { path in path.dropLast().map { nodes[$0] } }
    }
  }

  /// Returns the positions of the nodes to which each node leads.
  func neighbours() -> [[Int]] {
    var positions: [Node.ID: Int] = [:]
    for (position, node) in nodes.enumerated() { positions[node.id] = position }
    var neighbours = Array(repeating: [Int](), count: nodes.count)
    for edge in edges {
      guard let from = positions[edge.from], let to = positions[edge.to] else { continue }
      neighbours[from].append(to)
    }
    return neighbours
  }

  /// Returns a shortest path of at least one edge from `start` to a wanted node, both included.
  func shortestPath(
    from start: Int, among neighbours: [[Int]], through isAllowed: (Int) -> Bool = { _ in true },
    until isWanted: (Int) -> Bool
  ) -> [Int]? {
    var cameFrom: [Int: Int] = [:]
    var queue = [start]
    var next = 0
    while next < queue.count {
      let position = queue[next]
      next += 1
      for neighbour in neighbours[position] where isAllowed(neighbour) && cameFrom[neighbour] == nil {
        cameFrom[neighbour] = position
        if isWanted(neighbour) { return path(to: neighbour, from: start, cameFrom) }
        // The start has been visited; it can only be an end.
        if neighbour != start { queue.append(neighbour) }
      }
    }
    return nil
  }

  private func path(to end: Int, from start: Int, _ cameFrom: [Int: Int]) -> [Int] {
    var path = [end]
    var position = end
    repeat {
      guard let previous = cameFrom[position] else { break }
      path.append(previous)
      position = previous
    } while position != start
    return path.reversed()
  }
}

/// Tarjan's algorithm, with an explicit stack: ten thousand nodes in a chain need no deep recursion.
private struct StronglyConnectedGroups {
  private let neighbours: [[Int]]
  private var numbers: [Int?]
  private var lowest: [Int]
  private var isOpen: [Bool]
  private var open: [Int] = []
  private var count = 0
  private var groups: [[Int]] = []

  init(_ neighbours: [[Int]]) {
    self.neighbours = neighbours
    numbers = Array(repeating: nil, count: neighbours.count)
    lowest = Array(repeating: 0, count: neighbours.count)
    isOpen = Array(repeating: false, count: neighbours.count)
  }

  /// Returns the groups of nodes that all lead to each other, in the order of their first nodes.
  mutating func find() -> [[Int]] {
    for start in neighbours.indices where numbers[start] == nil { visit(start) }
    return groups.sorted { ($0.min() ?? 0) < ($1.min() ?? 0) }
  }

  private mutating func visit(_ start: Int) {
    var path = [(node: start, next: 0)]
    enter(start)
    while let (node, next) = path.last {
      if next < neighbours[node].count {
        path[path.count - 1].next += 1
        let neighbour = neighbours[node][next]
        if let number = numbers[neighbour] {
          if isOpen[neighbour] { lowest[node] = min(lowest[node], number) }
        } else {
          enter(neighbour)
          path.append((neighbour, 0))
        }
      } else {
        path.removeLast()
        if let above = path.last { lowest[above.node] = min(lowest[above.node], lowest[node]) }
        if lowest[node] == numbers[node] { close(node) }
      }
    }
  }

  private mutating func enter(_ node: Int) {
    numbers[node] = count
    lowest[node] = count
    count += 1
    open.append(node)
    isOpen[node] = true
  }

  private mutating func close(_ node: Int) {
    var group: [Int] = []
    while let last = open.popLast() {
      isOpen[last] = false
      group.append(last)
      if last == node { break }
    }
    if group.count > 1 || neighbours[node].contains(node) { groups.append(group) }
  }
}
