extension DependencyGraph {
  /// Checks that no node of one type leads to a node of another type, for a test of the app's architecture.
  ///
  /// ```swift
  /// try module.graph().deny(from: PaymentScope.self, to: Keychain.self)
  /// ```
  ///
  /// A class includes its subclasses, and a protocol's metatype, `any P.Type`, includes all types that conform to it:
  ///
  /// ```swift
  /// try module.graph().deny(from: (any ScreenScope.Type).self, to: (any SecretStore.Type).self)
  /// ```
  ///
  /// The types are those of the objects and values that were found, not those of properties. For a container, they are
  /// the types under which it registers: a registration as `any P` is found only by `P`, whatever the type of the
  /// value. A decoded graph contains only the names of types, so it knows neither subclasses nor conformances.
  ///
  /// - Parameters:
  ///   - from: The type that must not lead to the other. It has to be in the graph, so that a test does not pass
  ///     because its root is wrong, or because the tree no longer contains the type.
  ///   - to: The type that must not be reached. It does not need to be in the graph. Note that only a registration in a
  ///     container has the type `any P` itself, so it is reached nowhere else.
  ///   - transitively: True to deny a path through other nodes too.
  /// - Throws: ``DenialError``, with all paths that were found.
  public func deny(from: any Any.Type, to: any Any.Type, transitively: Bool = false) throws(DenialError) {
    let (fromType, toType) = (TypePattern(from), TypePattern(to))
    let starts = nodes.indices.filter { fromType.matches(nodes[$0]) }
    if starts.isEmpty { throw .absent(type: "\(from)", names: distinctNames) }
    let neighbours = neighbours()
    var paths: [[Node]] = []
    for start in starts {
      if transitively {
        let path = shortestPath(from: start, among: neighbours) { toType.matches(nodes[$0]) }
        if let path { paths.append(path.map { nodes[$0] }) }
      } else {
        paths += neighbours[start].filter { toType.matches(nodes[$0]) }.map { [nodes[start], nodes[$0]] }
      }
    }
    if !paths.isEmpty { throw .denied(paths: paths) }
  }

  /// The names of the nodes, each once, in the order in which they were found.
  private var distinctNames: [String] {
    var known: Set<String> = []
    return nodes.map(\.name).filter { known.insert($0).inserted }
  }

  /// The reason why ``deny(from:to:transitively:)`` fails.
  public enum DenialError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The graph contains a denied path.
    ///
    /// - Parameter paths: The nodes of each path, first to last. For each node that must not lead to the other type, it
    ///   is the shortest path.
    case denied(paths: [[Node]])

    /// The graph contains no node of the denied source type, so that nothing was checked.
    ///
    /// - Parameters:
    ///   - type: The name of the type.
    ///   - names: The names of the nodes in the graph, each once.
    case absent(type: String, names: [String])

    /// The names along each path, or the names of the nodes in the graph if the type is absent.
    public var description: String {
      switch self {
      case .denied(let paths):
        return "Denied, and there: " + paths.map { $0.map(\.name).joined(separator: " → ") }.joined(separator: "; ")
      case .absent(let type, let names):
        let listed = names.prefix(20).joined(separator: ", ")
        let more = names.count > 20 ? " and \(names.count - 20) more" : ""
        return "Nothing is denied: no \(type) is in the graph. "
          + (names.isEmpty ? "It is empty." : "There are \(listed)\(more).")
      }
    }
  }
}
