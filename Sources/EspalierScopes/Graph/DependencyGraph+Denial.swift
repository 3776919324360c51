extension DependencyGraph {
  /// Holds that nothing of one type leads to anything of another: for a test of the app's architecture.
  ///
  /// ```swift
  /// try module.graph().deny(from: PaymentScope.self, to: Keychain.self)
  /// ```
  ///
  /// Types are those of the objects and values that were found, so name a class or a structure; a protocol is found only
  /// where a container has registered it.
  ///
  /// - Parameters:
  ///   - from: the type that must not lead there.
  ///   - to: the type that must not be reached.
  ///   - transitively: whether a way over other nodes is denied too.
  /// - Throws: ``DeniedEdges``, with all the ways that were found.
  public func deny(from: Any.Type, to: Any.Type, transitively: Bool = false) throws(DeniedEdges) {
    let (fromType, toType) = (String(reflecting: from), String(reflecting: to))
    let neighbours = neighbours()
    var paths: [[Node]] = []
    for start in nodes.indices where nodes[start].type == fromType {
      if transitively {
        let path = shortestPath(from: start, among: neighbours) { nodes[$0].type == toType }
        if let path { paths.append(path.map { nodes[$0] }) }
      } else {
        paths += neighbours[start].filter { nodes[$0].type == toType }.map { [nodes[start], nodes[$0]] }
      }
    }
    if !paths.isEmpty { throw DeniedEdges(paths: paths) }
  }

  /// Ways that ``deny(from:to:transitively:)`` found though they must not be.
  public struct DeniedEdges: Error, Sendable, Hashable, CustomStringConvertible {
    /// The nodes of each way, first to last: for each node that must not lead there the shortest one.
    public let paths: [[Node]]

    /// The names along each way.
    public var description: String {
      "Denied, and there: "
        + paths.map { $0.map(\.name).joined(separator: " → ") }.joined(separator: "; ")
    }
  }
}
