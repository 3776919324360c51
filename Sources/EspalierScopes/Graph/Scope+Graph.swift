extension Scope {
  /// The scope by the name of its type.
  public var graphNode: DependencyGraph.Node {
    DependencyGraph.Node(
      id: DependencyGraph.identity(of: self), name: "\(Self.self)", type: String(reflecting: Self.self), kind: .scope)
  }

  /// The parent, the stored properties in the order in which they are declared, and the shared values that have been
  /// made.
  ///
  /// What is optional counts when it is there, and of an array of objects each. Reflection cannot tell a weak property
  /// from a strong one: it is drawn as held, too.
  public var graphLinks: [DependencyGraph.Link] {
    var links: [DependencyGraph.Link] = []
    if let above = parent as? any Graphable {
      links.append(.init(.parent, to: .object(above)))
    } else if !(parent is NoParent) {
      links += HeldValue(parent, label: "parent", owner: self).links(.parent)
    }
    for (label, value) in storedProperties {
      links += HeldValue(value, label: label, owner: self).links(.holds)
    }
    for (label, value) in sharedValues.contents {
      links += HeldValue(value, label: label, owner: self).links(.holds)
    }
    return links
  }

  /// Those of all classes below ``Scope``, the highest class first.
  private var storedProperties: [(label: String, value: Any)] {
    var levels: [Mirror] = []
    var level: Mirror? = Mirror(reflecting: self)
    // The level without one above is this class itself, whose properties are no dependencies.
    while let mirror = level, let above = mirror.superclassMirror {
      levels.append(mirror)
      level = above
    }
    return levels.reversed().flatMap { mirror in
      mirror.children.map { child in
        let label = child.label ?? ""
        let prefix = "$__lazy_storage_$_"
        return (label.hasPrefix(prefix) ? String(label.dropFirst(prefix.count)) : label, child.value)
      }
    }
  }
}

/// A value that a scope holds, on its way into the graph.
@MainActor
private struct HeldValue {
  private let value: Any
  private let label: String
  private let owner: AnyObject

  init(_ value: Any, label: String, owner: AnyObject) {
    self.value = value
    self.label = label
    self.owner = owner
  }

  func links(_ relation: DependencyGraph.Relation) -> [DependencyGraph.Link] {
    if value is any HiddenFromGraph { return [] }
    if let object = value as? any Graphable { return [.init(relation, label, to: .object(object))] }
    if type(of: value) is AnyClass {
      let object = value as AnyObject
      return [.init(relation, label, to: .node(node(id: DependencyGraph.identity(of: object), name: nil)))]
    }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      return mirror.children.flatMap { HeldValue($0.value, label: label, owner: owner).links(relation) }
    }
    if mirror.displayStyle == .collection, !mirror.children.isEmpty,
      mirror.children.allSatisfy({ type(of: $0.value) is AnyClass })
    {
      return mirror.children.flatMap { HeldValue($0.value, label: label, owner: owner).links(relation) }
    }
    let id = "\(DependencyGraph.identity(of: owner)).\(label)"
    return [.init(relation, label, to: .node(node(id: id, name: label)))]
  }

  /// A value is its owner's and goes by the property's name; an object may have many owners and goes by its type's.
  private func node(id: String, name: String?) -> DependencyGraph.Node {
    let type = type(of: value)
    return DependencyGraph.Node(
      id: id, name: name ?? "\(type)", type: String(reflecting: type), kind: .dependency)
  }
}

/// What a scope keeps for itself and is no dependency.
protocol HiddenFromGraph {}

extension SharedMaking: HiddenFromGraph {}
