/// The patterns of a route, prepared for reading.
struct PathTable: Sendable {
  let patterns: [PathPattern]
  let tree: PathTree

  init(_ patterns: [PathPattern]) {
    self.patterns = patterns
    var tree = PathTree()
    for pattern in patterns { tree.insert(pattern) }
    tree.sort()
    self.tree = tree
  }
}

/// A tree of patterns by their segments. Reading a path takes one step for each of its segments, for any number of
/// patterns.
struct PathTree: Sendable {
  struct Node: Sendable {
    var written: [String: Int] = [:]
    var values: [ValueEdge] = []
    /// The patterns that end at this node. Patterns with more required parameters come first.
    var ends: [PathLeaf] = []
    /// The names of the parameters of the patterns that end at this node.
    var names: Set<String> = []
    /// The literal words at the next segment, for messages.
    var words: [String] = []
    /// The patterns whose inner route begins at this node.
    var inner: [PathLeaf] = []
    /// Patterns whose last value takes all remaining segments, or whose inner route has a custom reader.
    var rests: [PathLeaf] = []
  }

  struct ValueEdge: Sendable {
    var before: String
    var after: String
    var key: ParameterKey
    var node: Int

    func text(of segment: String) -> String {
      if before.isEmpty && after.isEmpty { return segment }
      return String(
        Substring(
          segment.unicodeScalars.dropFirst(before.unicodeScalars.count).dropLast(after.unicodeScalars.count)))
    }

    func fits(_ segment: String) -> Bool {
      let (own, before, after) = (segment.utf8, before.utf8, after.utf8)
      return own.count >= before.count + after.count && own.starts(with: before)
        && (after.isEmpty || own.suffix(after.count).elementsEqual(after))
    }
  }

  private(set) var nodes = [Node()]

  mutating func insert(_ pattern: PathPattern) {
    var node = 0
    for segment in pattern.segments { node = child(of: node, at: segment) }
    if let inner = pattern.leaf.inner, !inner.isReadByHand() {
      nodes[node].inner.append(pattern.leaf)
    } else if pattern.leaf.inner != nil || pattern.takesRest != nil {
      nodes[node].rests.append(pattern.leaf)
    } else {
      nodes[node].ends.append(pattern.leaf)
    }
  }

  private mutating func child(of node: Int, at segment: PathPattern.Segment) -> Int {
    switch segment {
    case .written(let text):
      if let known = nodes[node].written[text] { return known }
      nodes[node].written[text] = nodes.count
    case .value(let before, let after, let key):
      if let known = nodes[node].values.first(where: { ($0.before, $0.after, $0.key) == (before, after, key) }) {
        return known.node
      }
      nodes[node].values.append(ValueEdge(before: before, after: after, key: key, node: nodes.count))
    }
    nodes.append(Node())
    return nodes.count - 1
  }

  /// Sorts the patterns that end at each node, and the values of each node.
  ///
  /// The more specific ones come first, and equal ones keep the order of the list.
  mutating func sort() {
    for index in nodes.indices {
      nodes[index].ends = nodes[index].ends.stablySorted {
        $0.required.count + $0.written.count + ($0.writtenFragment == nil ? 0 : 1)
      }
      let names = nodes[index].ends.reduce(into: Set<String>()) { $0.formUnion($1.names) }
      nodes[index].names = names
      nodes[index].words = nodes[index].written.keys.sorted().map { "“\($0)”" }
      for end in nodes[index].ends.indices {
        nodes[index].ends[end].foreign = names.subtracting(nodes[index].ends[end].names)
      }
      nodes[index].values = nodes[index].values.stablySorted { $0.before.utf8.count + $0.after.utf8.count }
    }
  }

  /// Returns the route of the first pattern that matches the path, beginning at a segment. Patterns from whose values
  /// no route can be made are skipped.
  func match<Place>(
    _ reading: inout PathReading, from start: Int, make: (PathFound, inout PathReading) -> Place?
  ) -> Place? {
    match(&reading, node: 0, at: start, from: start, make)
  }

  private func match<Place>(
    _ reading: inout PathReading, node: Int, at index: Int, from start: Int,
    _ make: (PathFound, inout PathReading) -> Place?
  ) -> Place? {
    let node = nodes[node]
    let isEnd = index == reading.path.segments.count
    // A parameter that is unknown to all patterns here may belong to the inner route.
    let isForInner = isEnd && !node.inner.isEmpty && reading.path.parameters.keys.contains { !node.names.contains($0) }
    if isForInner {
      for leaf in node.inner where leaf.accepts(reading.path) {
        if let route = make(PathFound(leaf: leaf, start: start), &reading) { return route }
      }
    }
    if isEnd {
      for leaf in node.ends {
        if !leaf.accepts(reading.path) {
          reading.fail(leaf)
        } else if let route = make(PathFound(leaf: leaf, start: start), &reading) {
          return route
        }
      }
    } else if let next = node.written[reading.path.segments[index]],
      let route = match(&reading, node: next, at: index + 1, from: start, make)
    {
      return route
    }
    if reading.explains {
      reading.fail(at: (index, nil), expected: node.words)
      if isEnd { reading.fail(at: (index, nil), expected: node.values.map(\.key.kind.name)) }
    }
    for leaf in node.inner where !isForInner && leaf.accepts(reading.path) {
      if let route = make(PathFound(leaf: leaf, start: start), &reading) { return route }
    }
    if !isEnd {
      for edge in node.values where edge.fits(reading.path.segments[index]) {
        // The value is checked before the rest is read, so that a fault is reported at its own segment.
        if !edge.key.kind.reads([edge.text(of: reading.path.segments[index])]) {
          if reading.explains { reading.fail(at: (index, nil), expected: [edge.key.kind.name]) }
        } else if let route = match(&reading, node: edge.node, at: index + 1, from: start, make) {
          return route
        }
      }
    }
    for leaf in node.rests where leaf.accepts(reading.path) {
      if let route = make(PathFound(leaf: leaf, start: start), &reading) { return route }
    }
    return nil
  }
}

extension Array {
  /// Returns the elements sorted by a number, the largest first; equal ones keep their order.
  fileprivate func stablySorted(by size: (Element) -> Int) -> [Element] {
    enumerated().sorted { (size($0.element), -$0.offset) > (size($1.element), -$1.offset) }.map(\.element)
  }
}
