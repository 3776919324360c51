internal import Synchronization

/// The structure of a view class: its elements and their arrangement.
///
/// A surface receives it once for each class. It depends only on the layouts of the class and its base classes.
public final class ViewSchema: Sendable {
  /// The view itself or one of its fixed children, at any depth.
  public struct Element: Sendable {
    /// The names from the view down to this element, joined by dots; empty for the view itself.
    public let path: String
    /// The class of the element.
    public let type: View.Type
    /// The number of the element, which is its index in preorder.
    public let element: Int
  }

  /// The class of the view.
  public let type: View.Type
  /// The elements of the class: the view, then its descendants in preorder.
  public let elements: [Element]
  /// The arrangement of the direct children.
  public let layout: Layout

  /// The direct children, those of the base class first, in the order of their numbers.
  let children: [LayoutChild]
  /// The names of the class and its base classes.
  let names: [String]

  /// The initial styles from the layouts of the class and of its children.
  private let base: StyleStorage
  /// The elements whose parts are made from items, each with its name.
  let lists: [(element: Int, name: String)]
  private let ownProblems: [String]
  /// The children that were styled although no layout of the class lists them.
  private let unplaced = Mutex<[ChildDeclaration]>([])

  private init(_ type: View.Type, _ reading: LayoutReading, inside holders: [View.Type]) {
    self.type = type
    layout = reading.layout
    children = reading.children
    names = reading.ownNames
    ownProblems = reading.problems
    var elements = [Element(path: "", type: type, element: 0)]
    var base = StyleStorage()
    for child in reading.children {
      let schema = ViewSchema.of(child.position.type, inside: holders + [type])
      for inner in schema.elements {
        let path = inner.path.isEmpty ? child.position.name : "\(child.position.name).\(inner.path)"
        elements.append(Element(path: path, type: inner.type, element: child.element + inner.element))
      }
      base = base.merged(with: schema.base.moved(by: child.element))
    }
    self.elements = elements
    lists = elements.filter { $0.type == Items.self }.map { ($0.element, $0.path.isEmpty ? "items" : $0.path) }
    self.base = base.merged(with: reading.base)
    if !ownProblems.isEmpty { Self.noteProblem() }
  }

  /// Returns the complete component: the initial styles from the layouts, overridden by the styles of the given
  /// component.
  public func complete(_ component: AnyComponent) -> AnyComponent {
    AnyComponent(type: component.type, storage: base.merged(with: component.storage))
  }

  /// Returns true if an element and all elements that contain it are interactive in a complete component.
  package func isInteractive(_ element: Int, in component: AnyComponent) -> Bool {
    let path = elements[element].path
    return elements.allSatisfy { holder in
      guard holder.element <= element, !component.value(of: View.isInteractive, element: holder.element) else {
        return true
      }
      return !(holder.path.isEmpty || path == holder.path || path.hasPrefix(holder.path + "."))
    }
  }

  /// Returns true if an element, or an element that contains it, is hidden in a complete component.
  package func isHidden(_ element: Int, in component: AnyComponent) -> Bool {
    let path = elements[element].path
    return elements.contains { holder in
      (holder.path.isEmpty || path == holder.path || path.hasPrefix(holder.path + "."))
        && component.value(of: View.isHidden, element: holder.element)
    }
  }

  /// Returns the number of a direct child; nil if no layout of the class lists it.
  func element(of position: ChildDeclaration) -> Int? { children.first { $0.position === position }?.element }

  // MARK: Schemas

  private static let known = Mutex<[ObjectIdentifier: ViewSchema]>([:])

  /// Returns the schema of a class. The first call creates the schema and keeps it.
  public static func of(_ type: View.Type) -> ViewSchema { of(type, inside: []) }

  /// Returns the schema of a class, which the first call creates and keeps.
  ///
  /// - Parameter holders: The classes whose schemas are being created because they contain this one.
  static func of(_ type: View.Type, inside holders: [View.Type]) -> ViewSchema {
    let key = ObjectIdentifier(type)
    if let known = known.withLock({ $0[key] }) { return known }
    if let layer = type as? any PropertyLayer.Type { PropertyTable.add(layer.propertyLists) }
    let above = base(of: type).map { of($0, inside: holders + [type]) }
    let reading = LayoutReading(type.layout, of: type, above: above, inside: holders)
    let schema = ViewSchema(type, reading, inside: holders)
    return known.withLock { table in
      if let first = table[key] { return first }
      table[key] = schema
      return schema
    }
  }

  /// Returns true if a class is `ancestor` or descends from it.
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

  // MARK: Problems

  private static let isProblemKnown = Atomic(false)

  /// True if a problem with any class or icon of the program is known. While it is false, windows do not look for
  /// problems.
  package static var hasProblems: Bool { isProblemKnown.load(ordering: .relaxed) }

  /// Returns the problems with the children of a class and the effects of its properties, and with the classes of those
  /// children; empty if there are no problems. Each problem states its source locations and a remedy.
  ///
  /// A window reports the same problems when it shows a view of the class. Call this method in a test for each class of
  /// your own:
  ///
  /// ```swift
  /// final class Price: View {
  ///   static let amount = Child("amount", Label.self)
  ///   override class var layout: Layout { .row { amount } }
  /// }
  /// let problems = ViewSchema.problems(of: Price.self)  // []
  /// ```
  ///
  /// - A child in no layout of its class is reported once it has received its first style, and the effect of a property
  ///   once the program has used the property.
  public static func problems(of type: View.Type) -> [String] {
    var problems: [String] = []
    for element in of(type).elements {
      let schema = of(element.type)
      let unplaced = schema.unplaced.withLock { $0 }.map(schema.problem)
      let effects = PropertyEffects.problems(of: element.type)
      for problem in schema.ownProblems + unplaced + effects where !problems.contains(problem) {
        problems.append(problem)
      }
    }
    return problems
  }

  /// Records that a child was styled or read although no layout of the class lists it.
  func note(unplaced position: ChildDeclaration) {
    unplaced.withLock { positions in
      if !positions.contains(where: { $0 === position }) { positions.append(position) }
    }
    Self.noteProblem()
  }

  static func noteProblem() { isProblemKnown.store(true, ordering: .relaxed) }

  private func problem(_ position: ChildDeclaration) -> String {
    """
    \(type) has no child \(position.words) in its layout, so what is said of it is dropped. List the child in the layout of \
    \(type); where a surface draws the class in its own way, as `Layout.drawn { \(position.name) }`.
    """
  }
}
