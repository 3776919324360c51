extension AsyncResolving {
  /// The container, its parents, what is registered, and what each registration is known to need.
  ///
  /// What initialisers take is known; of closures it is known what they say with `needs:`.
  public func graph() -> DependencyGraph { _access.core.graph() }
}

extension ContainerCore {
  func graph() -> DependencyGraph {
    var graph = DependencyGraph()
    let lineage = lineage
    // Numbers in place of addresses: the same container prints the same from run to run.
    var names: [ObjectIdentifier: String] = [:]
    for (level, core) in lineage.enumerated() {
      let id = lineage.count == 1 ? "container" : "container \(level)"
      names[ObjectIdentifier(core)] = id
      graph.insert(DependencyGraph.Node(id: id, name: id, type: "EspalierScopes.Container", kind: .container))
      if level > 0 {
        let parent = lineage[level - 1]
        graph.insert(DependencyGraph.Edge(from: id, to: names[ObjectIdentifier(parent)] ?? "", relation: .parent))
      }
    }
    func node(_ registration: Registration, of core: ContainerCore) -> String {
      "\(names[ObjectIdentifier(core)] ?? "")/\(registration.key.typeName)\(registration.key.name.map { "/\($0)" } ?? "")"
    }
    for core in lineage {
      let container = names[ObjectIdentifier(core)] ?? ""
      for registration in core.current {
        let id = node(registration, of: core)
        graph.insert(
          DependencyGraph.Node(
            id: id, name: registration.key.description, type: registration.key.typeName, kind: .dependency))
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

  /// Its own registrations but those that were replaced.
  private var current: [Registration] {
    registrations.filter { registration in
      find(registration.key)?.registration.takeUnretainedValue() === registration
    }
  }
}
