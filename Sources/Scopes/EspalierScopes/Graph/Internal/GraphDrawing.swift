/// A graph prepared for drawing: its nodes in groups, and the arrows between them.
struct GraphDrawing {
  /// The nodes of one Swift module.
  struct Group {
    let name: String
    var nodes: [DependencyGraph.Node] = []
    /// The number of edges between nodes of the group.
    var edgeCount = 0
    /// True if the group is drawn as one node.
    var isFolded = false

    var words: String { "\(name): \(nodes.count) nodes, \(edgeCount) edges" }
  }

  /// An end of an arrow: a node, or the group at a position.
  enum End {
    case node(DependencyGraph.Node.ID)
    case group(Int)
  }

  struct Arrow {
    let from: End
    let to: End
    let words: String
    let isParent: Bool
    /// True if the arrow represents several edges.
    let isMerged: Bool
  }

  private(set) var groups: [Group] = []
  /// The nodes outside of any group.
  private(set) var nodes: [DependencyGraph.Node] = []
  private(set) var arrows: [Arrow] = []
  private(set) var numbers: GraphNumbers

  private struct Pair: Hashable {
    let from: Int
    let to: Int
  }

  /// Returns a drawing with each node and each edge.
  static func plain(_ graph: DependencyGraph) -> GraphDrawing {
    var drawing = GraphDrawing(graph)
    drawing.nodes = graph.nodes
    drawing.arrows = graph.edges.map { drawing.arrow($0, from: .node($0.from), to: .node($0.to)) }
    return drawing
  }

  /// Returns a drawing with the nodes in groups by module, and one arrow for more than `limit` edges between two
  /// groups.
  static func grouped(_ graph: DependencyGraph, limit: Int) -> GraphDrawing {
    var drawing = GraphDrawing(graph)
    drawing.group(graph, limit: limit)
    return drawing.groups.count > 1 ? drawing : plain(graph)
  }

  private init(_ graph: DependencyGraph) { numbers = GraphNumbers(graph.nodes) }

  private mutating func group(_ graph: DependencyGraph, limit: Int) {
    var positions: [String: Int] = [:]
    var groupOfNode: [DependencyGraph.Node.ID: Int] = [:]
    for node in graph.nodes {
      guard let name = node.swiftModule else {
        nodes.append(node)
        continue
      }
      let position = positions[name] ?? groups.count
      if position == groups.count {
        positions[name] = position
        groups.append(Group(name: name))
      }
      groups[position].nodes.append(node)
      groupOfNode[node.id] = position
    }
    var counts: [Pair: [DependencyGraph.Relation: Int]] = [:]
    for edge in graph.edges {
      guard let from = groupOfNode[edge.from], let to = groupOfNode[edge.to] else { continue }
      if from == to {
        groups[from].edgeCount += 1
      } else {
        counts[Pair(from: from, to: to), default: [:]][edge.relation, default: 0] += 1
      }
    }
    for position in groups.indices { groups[position].isFolded = groups[position].edgeCount > limit }
    var drawn: Set<Pair> = []
    for edge in graph.edges {
      let (from, to) = (groupOfNode[edge.from], groupOfNode[edge.to])
      let (isFromFolded, isToFolded) = (isFolded(from), isFolded(to))
      if from == to, isFromFolded { continue }
      if let from, let to, let count = counts[Pair(from: from, to: to)],
        count.values.reduce(0, +) > limit || isFromFolded && isToFolded
      {
        if drawn.insert(Pair(from: from, to: to)).inserted { arrows.append(merged(count, from: from, to: to)) }
        continue
      }
      arrows.append(
        arrow(
          edge, from: from.flatMap { isFromFolded ? .group($0) : nil } ?? .node(edge.from),
          to: to.flatMap { isToFolded ? .group($0) : nil } ?? .node(edge.to)))
    }
  }

  private func isFolded(_ group: Int?) -> Bool { group.map { groups[$0].isFolded } ?? false }

  private func arrow(_ edge: DependencyGraph.Edge, from: End, to: End) -> Arrow {
    Arrow(from: from, to: to, words: edge.words, isParent: edge.relation == .parent, isMerged: false)
  }

  /// Returns one arrow for all edges between two groups, with the number of edges of each relation.
  private func merged(_ count: [DependencyGraph.Relation: Int], from: Int, to: Int) -> Arrow {
    let words = DependencyGraph.Relation.allCases.compactMap { relation in count[relation].map { "\($0) \(relation)" } }
    return Arrow(
      from: .group(from), to: .group(to), words: words.joined(separator: ", "),
      isParent: count.keys.allSatisfy { $0 == .parent }, isMerged: true)
  }

  /// Returns the name of a node in the drawing, or of a group that is drawn as one node.
  mutating func number(of end: End) -> String {
    switch end {
    case .node(let id): numbers[id]
    case .group(let position): "m\(position + 1)"
    }
  }
}

extension DependencyGraph.Node {
  /// The module of the node's type; nil for a type without a module, such as a tuple.
  fileprivate var swiftModule: String? {
    guard let end = type.firstIndex(of: "."), end > type.startIndex else { return nil }
    let name = type[..<end]
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? String(name) : nil
  }
}
