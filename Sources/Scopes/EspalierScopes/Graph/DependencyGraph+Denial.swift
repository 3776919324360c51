extension DependencyGraph {
  /// Holds that nothing of one type leads to anything of another: for a test of the app's architecture.
  ///
  /// ```swift
  /// try module.graph().deny(from: PaymentScope.self, to: Keychain.self)
  /// ```
  ///
  /// A class stands for its subclasses too, and a protocol's metatype, `any P.Type`, for all types that conform to it:
  ///
  /// ```swift
  /// try module.graph().deny(from: (any ScreenScope.Type).self, to: (any SecretStore.Type).self)
  /// ```
  ///
  /// Types are those of the objects and values that were found, not those of properties. Of a container they are those
  /// under which it registers: what it registers as `any P` is found by `P` and by nothing else that the value may be. A
  /// graph that was encoded, and read again, knows the names of types alone: neither subclasses nor what conforms.
  ///
  /// - Parameters:
  ///   - from: the type that must not lead there. It has to be in the graph, so that a test of a wrong root, or of what
  ///     the tree has no longer, does not pass for nothing.
  ///   - to: the type that must not be reached. It need not be in the graph: not to be there is what is wanted. So `any P`
  ///     itself, a type that nothing has but what a container registers as such, is never reached anywhere else.
  ///   - transitively: whether a way over other nodes is denied too.
  /// - Throws: ``DenialError``, with all the ways that were found.
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

  /// An error that says why ``deny(from:to:transitively:)`` does not pass.
  public enum DenialError: Error, Sendable, Hashable, CustomStringConvertible {
    /// A denied way is in the graph.
    ///
    /// - Parameter paths: the nodes of each way, first to last: for each node that must not lead there the shortest one.
    case denied(paths: [[Node]])

    /// Nothing of the type that must not lead there is in the graph, so that nothing was held.
    ///
    /// - Parameters:
    ///   - type: the name of the type.
    ///   - names: the names of the nodes that are there, each once.
    case absent(type: String, names: [String])

    /// The names along each way, or the names of the nodes that are there instead of the type.
    public var description: String {
      switch self {
      case .denied(let paths):
        return "Denied, and there: " + paths.map { $0.map(\.name).joined(separator: " → ") }.joined(separator: "; ")
      case .absent(let type, let names):
        let told = names.prefix(20).joined(separator: ", ")
        let more = names.count > 20 ? " and \(names.count - 20) more" : ""
        return "Nothing is denied: no \(type) is in the graph. "
          + (names.isEmpty ? "It is empty." : "There are \(told)\(more).")
      }
    }
  }
}
