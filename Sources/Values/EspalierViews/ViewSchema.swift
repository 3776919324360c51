internal import Synchronization

/// The structure of a view class as a surface learns it, once: the elements of the class and their arrangement.
public final class ViewSchema: Sendable {
  /// The view itself or one of its fixed children, however deep.
  public struct Element: Sendable {
    /// Names from the view down to this element, joined by dots; empty for the view itself.
    public let path: String
    /// The class.
    public let type: View.Type
    /// The number, which is its place in preorder.
    public let element: Int
  }

  /// The class.
  public let type: View.Type
  /// The view, then its descendants in preorder.
  public let elements: [Element]
  /// The arrangement of the direct children.
  public let layout: Layout

  /// The styles that the layouts of the class and of its children start from.
  private let base: StyleStorage

  private init(type: View.Type, elements: [Element], layout: Layout, base: StyleStorage) {
    self.type = type
    self.elements = elements
    self.layout = layout
    self.base = base
  }

  /// Returns a component of the class with what the layouts start from below it: all that is to be seen.
  public func complete(_ component: AnyComponent) -> AnyComponent {
    AnyComponent(type: component.type, storage: base.merged(with: component.storage))
  }

  /// Returns true if an element and all elements that hold it can be acted on in a complete component.
  package func isInteractive(_ element: Int, in component: AnyComponent) -> Bool {
    let path = elements[element].path
    return elements.allSatisfy { holder in
      guard holder.element <= element, !component.value(of: View.isInteractive, element: holder.element) else {
        return true
      }
      return !(holder.path.isEmpty || path == holder.path || path.hasPrefix(holder.path + "."))
    }
  }

  /// Returns the schema of a class, which is made at the first call and kept.
  public static func of(_ type: View.Type) -> ViewSchema {
    let key = ObjectIdentifier(type)
    if let known = known.withLock({ $0[key] }) { return known }
    if let layer = type as? any PropertyLayer.Type { PropertyTable.add(layer.propertyLists) }
    // The layout is read first: it names the child tokens, whose declaration registers the children.
    let layout = type.layout
    var elements = [Element(path: "", type: type, element: 0)]
    for child in declarations(of: type) {
      for inner in ViewSchema.of(child.type).elements {
        let path = inner.path.isEmpty ? child.name : "\(child.name).\(inner.path)"
        elements.append(Element(path: path, type: inner.type, element: child.element + inner.element))
      }
    }
    var base = StyleStorage()
    for child in declarations(of: type) {
      base = base.merged(with: ViewSchema.of(child.type).base.moved(by: child.element))
    }
    base = base.merged(with: layout.group.map(Self.base) ?? StyleStorage())
    let schema = ViewSchema(type: type, elements: elements, layout: layout, base: base)
    return known.withLock { table in
      if let first = table[key] { return first }
      table[key] = schema
      return schema
    }
  }

  private static func base(of group: Layout.Group) -> StyleStorage {
    group.items.reduce(into: StyleStorage()) { styles, item in
      switch item {
      case .child(let element, let base): styles = styles.merged(with: base.storage.moved(by: element))
      case .group(let inner): styles = styles.merged(with: Self.base(of: inner))
      }
    }
  }

  // MARK: Declarations

  private static let known = Mutex<[ObjectIdentifier: ViewSchema]>([:])
  private static let declared = Mutex<[ObjectIdentifier: [ChildDeclaration]]>([:])

  static func declare(_ children: [ChildDeclaration], for owner: View.Type) {
    declared.withLock { $0[ObjectIdentifier(owner)] = children }
  }

  /// Returns the children of the class and, before them, the children of its base classes.
  private static func declarations(of type: View.Type) -> [ChildDeclaration] {
    let own = declared.withLock { $0[ObjectIdentifier(type)] ?? [] }
    guard let base = base(of: type) else { return own }
    return declarations(of: base) + own
  }

  static func firstElement(for owner: View.Type) -> Int {
    guard let base = base(of: owner) else { return 1 }
    return ViewSchema.of(base).elements.count
  }

  /// Returns true if a class is another one or descends from it.
  static func descends(_ type: View.Type, from ancestor: View.Type) -> Bool {
    var current: View.Type? = type
    while let candidate = current {
      if candidate == ancestor { return true }
      current = base(of: candidate)
    }
    return false
  }

  /// Returns the base class, read from a prototype instance.
  private static func base(of type: View.Type) -> View.Type? {
    Mirror(reflecting: type.init()).superclassMirror?.subjectType as? View.Type
  }
}

/// A child as its class declares it.
struct ChildDeclaration: Sendable {
  let name: String
  let type: View.Type
  let element: Int
}
