extension Scope {
  /// The node that represents the scope in a graph, with the name of its type.
  public var graphNode: DependencyGraph.Node {
    DependencyGraph.Node(
      id: DependencyGraph.identity(of: self), name: "\(Self.self)", type: Self.self, kind: .scope)
  }

  /// The parent, the stored properties in the order of their declaration, and the shared values that have been created.
  ///
  /// An optional counts if it has a value. Of an array, a set or a dictionary of objects, each object counts. In other
  /// values (structures, tuples, cases with values and collections of them) the graph finds scopes and other
  /// ``Graphable`` objects three levels deep, among at most ten thousand parts of a property.
  ///
  /// The graph does not find objects that a closure has captured, or that an object keeps that is not ``Graphable``
  /// itself. Reflection cannot distinguish a weak property from a strong one: a weak property is drawn as held, too.
  public var graphLinks: [DependencyGraph.Link] {
    let id = DependencyGraph.identity(of: self)
    var links: [DependencyGraph.Link] = []
    if let above = parent as? any Graphable {
      links.append(.init(.parent, to: .object(above)))
    } else if !(parent is NoParent) {
      links += HeldValue(parent, label: "parent", id: "\(id).parent").links(.parent)
    }
    for (position, label, value) in storedProperties {
      links += HeldValue(value, label: label, id: "\(id).\(position).\(label)").links(.holds)
    }
    // Values are only ever added, so that the index distinguishes several values of one property.
    for (position, (label, value)) in sharedValues.contents.enumerated() {
      links += HeldValue(value, label: label, id: "\(id).shared \(position).\(label)").links(.holds)
    }
    return links
  }

  /// The stored properties of all classes below ``Scope``, the highest class first.
  ///
  /// `position` is the number of the class. A class and one below it may each have a private property with the same name.
  private var storedProperties: [(position: Int, label: String, value: Any)] {
    var levels: [Mirror] = []
    var level: Mirror? = Mirror(reflecting: self)
    // The level without a superclass is `Scope` itself, whose properties are not dependencies.
    while let mirror = level, let above = mirror.superclassMirror {
      levels.append(mirror)
      level = above
    }
    return levels.reversed().enumerated().flatMap { position, mirror in
      mirror.children.map { child in
        let label = child.label ?? ""
        let prefix = "$__lazy_storage_$_"
        return (position, label.hasPrefix(prefix) ? String(label.dropFirst(prefix.count)) : label, child.value)
      }
    }
  }
}
