extension Scope {
  /// The scope by the name of its type.
  public var graphNode: DependencyGraph.Node {
    DependencyGraph.Node(
      id: DependencyGraph.identity(of: self), name: "\(Self.self)", type: Self.self, kind: .scope)
  }

  /// The parent, the stored properties in the order in which they are declared, and the shared values that have been
  /// made.
  ///
  /// What is optional counts when it is there, and of an array, a set or a dictionary of objects each. In other values,
  /// structures, tuples, cases with values and collections of them, scopes and other ``Graphable`` objects are found
  /// three levels deep, among at most ten thousand parts of a property.
  ///
  /// Not found is what a closure has captured, and what an object keeps that is not ``Graphable`` itself. Reflection
  /// cannot tell a weak property from a strong one: it is drawn as held, too.
  public var graphLinks: [DependencyGraph.Link] {
    let id = DependencyGraph.identity(of: self)
    var links: [DependencyGraph.Link] = []
    if let above = parent as? any Graphable {
      links.append(.init(.parent, to: .object(above)))
    } else if !(parent is NoParent) {
      links += HeldValue(parent, label: "parent", id: "\(id).parent").links(.parent)
    }
    for (place, label, value) in storedProperties {
      links += HeldValue(value, label: label, id: "\(id).\(place).\(label)").links(.holds)
    }
    // They are only ever added to, so that the place tells several of one property apart.
    for (place, (label, value)) in sharedValues.contents.enumerated() {
      links += HeldValue(value, label: label, id: "\(id).shared \(place).\(label)").links(.holds)
    }
    return links
  }

  /// The stored properties of all classes below ``Scope``, the highest class first. The place is the number of the
  /// class: it and one below it may each have a private property of one name.
  private var storedProperties: [(place: Int, label: String, value: Any)] {
    var levels: [Mirror] = []
    var level: Mirror? = Mirror(reflecting: self)
    // The level without one above is this class itself, whose properties are no dependencies.
    while let mirror = level, let above = mirror.superclassMirror {
      levels.append(mirror)
      level = above
    }
    return levels.reversed().enumerated().flatMap { place, mirror in
      mirror.children.map { child in
        let label = child.label ?? ""
        let prefix = "$__lazy_storage_$_"
        return (place, label.hasPrefix(prefix) ? String(label.dropFirst(prefix.count)) : label, child.value)
      }
    }
  }
}
