/// A value that reads the layout of a class. It numbers the children, and finds the problems with them.
struct LayoutReading {
  /// The direct children, those of the base class first, in the order of their numbers.
  private(set) var children: [LayoutChild]
  /// The layout, with the number of each child.
  private(set) var layout = Layout.empty
  /// The problems of the children, each with its source locations and a remedy.
  private(set) var problems: [String] = []
  /// The initial styles that this layout gives its children.
  private(set) var base = StyleStorage()

  private let type: View.Type
  /// The names of the class and its base classes.
  private let names: [String]
  private var listed: [LayoutChild] = []
  private var next: Int

  /// Reads the layout that a class declares, on top of the schema of its base class (`above`).
  ///
  /// The `holders` are the classes whose layouts are being read because they contain this class.
  ///
  /// - Parameters:
  ///   - layout: The layout that the class declares.
  ///   - type: The class.
  ///   - above: The schema of the base class.
  ///   - holders: The classes whose layouts are being read because they contain this one.
  init(_ layout: Layout, of type: View.Type, above: ViewSchema?, inside holders: [View.Type]) {
    self.type = type
    children = above?.children ?? []
    next = above?.elements.count ?? 1
    names = [Self.name(of: type)] + (above?.names ?? [])
    let drawn = layout.drawn.compactMap { arrange($0, inside: holders) }
    let group = layout.group.map { arrange($0, inside: holders) }
    self.layout = Layout(group: group, drawn: drawn)
  }

  /// The names of the class and its base classes, as the declarations of children record them.
  var ownNames: [String] { names }

  private mutating func arrange(_ group: Layout.Group, inside holders: [View.Type]) -> Layout.Group {
    var group = group
    group.items = group.items.compactMap { item in
      switch item {
      case .child(let child): arrange(child, inside: holders).map(Layout.Item.child)
      case .group(let inner): .group(arrange(inner, inside: holders))
      }
    }
    return group
  }

  /// Returns the child with its number; nil if the reader leaves the child out because of a problem.
  private mutating func arrange(_ child: LayoutChild, inside holders: [View.Type]) -> LayoutChild? {
    if let first = listed.first(where: { $0.position === child.position }) {
      problems.append(
        "The layout of \(type) lists its child \(child.position.words) twice, \(Self.positions(first, child)). It is shown at "
          + "the first place alone. Remove the other, or declare a child of another name for it.")
      return nil
    }
    var child = child
    if let known = children.first(where: { $0.position === child.position }) {
      child.element = known.element
    } else {
      guard (holders + [type]).allSatisfy({ $0 != child.position.type }) else {
        problems.append(
          "\(type) holds \(child.position.type) as its child \(child.position.words), which holds \(type), and so on without "
            + "end. The child is left out. Hold the parts of the class in place of the class itself.")
        return nil
      }
      lookForOthers(of: child)
      child.element = next
      next += ViewSchema.of(child.position.type, inside: holders + [type]).elements.count
      children.append(child)
    }
    base = base.merged(with: child.base.storage.moved(by: child.element))
    listed.append(child)
    return child
  }

  private mutating func lookForOthers(of child: LayoutChild) {
    if let twin = children.first(where: { $0.position.name == child.position.name }) {
      problems.append(
        "\(type) has two children of the name “\(child.position.name)”, declared at \(twin.position.declaration) and at "
          + "\(child.position.declaration). A description and a test cannot tell them apart. Give one of them another name."
      )
    }
    // A child that a function creates has the function's name instead of a class name.
    let owner = child.position.owner
    guard owner.first?.isUppercase == true, !names.contains(owner) else { return }
    problems.append(
      "The layout of \(type) lists \(child.listing.map { "at \($0) " } ?? "")the child \(child.position.words), which belongs "
        + "to \(owner). Declare a child of its own in \(type): `static let \(child.position.name) = "
        + "Child(\"\(child.position.name)\", \(child.position.type).self)`.")
  }

  private static func positions(_ first: LayoutChild, _ second: LayoutChild) -> String {
    let positions = [first, second].map { $0.listing ?? $0.position.declaration }
    return "at \(positions[0]) and at \(positions[1])"
  }

  /// Returns the name of a class without its generic arguments, as `#function` gives it.
  private static func name(of type: View.Type) -> String { String("\(type)".prefix { $0 != "<" }) }
}
