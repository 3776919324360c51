public import EspalierScopes

extension Container: Graphable {
  /// The node that represents the container in a graph.
  public nonisolated var graphNode: DependencyGraph.Node { core.graphNode }
  /// An empty list: parents and registrations are in ``graphContents``.
  public nonisolated var graphLinks: [DependencyGraph.Link] { [] }
  /// The nodes and edges of ``graph()``.
  public nonisolated var graphContents: DependencyGraph { core.graph() }

  /// Returns the graph of the container, its parents, the registrations, and the known needs of each registration.
  ///
  /// The parameters of initialisers are known; of closures, only the dependencies that they declare with `needs:`.
  public nonisolated func graph() -> DependencyGraph { core.graph() }
}

extension FrozenContainer: Graphable {
  /// The node that represents the container in a graph.
  public nonisolated var graphNode: DependencyGraph.Node { core.graphNode }
  /// An empty list: parents and registrations are in ``graphContents``.
  public nonisolated var graphLinks: [DependencyGraph.Link] { [] }
  /// The nodes and edges of ``graph()``.
  public nonisolated var graphContents: DependencyGraph { core.graph() }

  /// Returns the same graph as ``Container/graph()``.
  public nonisolated func graph() -> DependencyGraph { core.graph() }
}

extension ContainerCore {
  var graphNode: DependencyGraph.Node {
    .init(
      id: DependencyGraph.identity(of: self), name: parent == nil ? "Container" : "Container within another",
      type: Container.self, kind: .container)
  }

  func graph() -> DependencyGraph {
    var graph = DependencyGraph()
    let lineage = lineage
    for (level, core) in lineage.enumerated() {
      graph.insert(core.graphNode)
      if level > 0 {
        graph.insert(.init(from: core.graphNode.id, to: lineage[level - 1].graphNode.id, relation: .parent))
      }
    }
    func node(_ registration: Registration, of core: ContainerCore) -> String {
      "\(DependencyGraph.identity(of: core))/\(registration.key.typeName)\(registration.key.name.map { "/\($0)" } ?? "")"
    }
    for core in lineage {
      let container = core.graphNode.id
      for registration in core.current {
        let id = node(registration, of: core)
        graph.insert(
          DependencyGraph.Node(
            id: id, name: registration.key.description, type: registration.key.valueType, kind: .dependency))
        graph.insert(
          DependencyGraph.Edge(from: container, to: id, relation: .holds, label: registration.key.name ?? ""))
      }
    }
    for core in lineage {
      for registration in core.current {
        let from = registration.lifetime.isKept ? core : self
        for key in registration.needs {
          guard let found = from.find(key) else { continue }
          graph.insert(
            DependencyGraph.Edge(
              from: node(registration, of: core),
              to: node(found.registration.takeUnretainedValue(), of: found.owner.takeUnretainedValue()),
              relation: .needs, label: key.name ?? ""))
        }
      }
    }
    return graph
  }

  /// The container's own registrations, without those that were replaced.
  private var current: [Registration] {
    registrations.filter { registration in
      find(registration.key)?.registration.takeUnretainedValue() === registration
    }
  }
}
