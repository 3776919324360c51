/// One thing to do in a ``Menu``.
public struct MenuItem: Hashable, Sendable {
  /// What the app knows it by, unique in its menu.
  public var id: String
  /// What it does, as a verb.
  public var title: String
  /// A symbol before the title.
  public var icon: Icon?
  /// Whether it cannot be undone.
  public var isDestructive: Bool
  /// Whether it can be done now.
  public var isEnabled: Bool
  /// Whether it is a line between others.
  public private(set) var isDivider = false

  /// Makes an item.
  public init(
    _ id: String, _ title: String, icon: Icon? = nil, isDestructive: Bool = false, isEnabled: Bool = true
  ) {
    self.id = id
    self.title = title
    self.icon = icon
    self.isDestructive = isDestructive
    self.isEnabled = isEnabled
  }

  /// A line between what stands before it and what follows.
  public static var divider: MenuItem {
    var item = MenuItem("", "", isEnabled: false)
    item.isDivider = true
    return item
  }
}

/// The things to do in a menu, in order.
public struct MenuItems: StyleValueConvertible, ExpressibleByArrayLiteral {
  /// The items.
  public var items: [MenuItem]

  /// Collects items.
  public init(_ items: [MenuItem]) { self.items = items }
  /// Collects items.
  public init(arrayLiteral elements: MenuItem...) { items = elements }
}
