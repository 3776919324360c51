/// An item of a ``Menu``.
public struct MenuItem: Hashable, Sendable {
  /// The identifier of the item, unique in its menu.
  public var id: String
  /// The text of the item, as a verb.
  public var title: String
  /// A symbol before the title.
  public var icon: Icon?
  /// A Boolean value that indicates whether the action of the item cannot be undone.
  public var isDestructive: Bool
  /// A Boolean value that indicates whether the item can be chosen now.
  public var isEnabled: Bool
  /// A Boolean value that indicates whether the item is a dividing line between other items.
  public private(set) var isDivider = false

  /// Creates an item of a menu from its parts.
  public init(
    _ id: String, _ title: String, icon: Icon? = nil, isDestructive: Bool = false, isEnabled: Bool = true
  ) {
    self.id = id
    self.title = title
    self.icon = icon
    self.isDestructive = isDestructive
    self.isEnabled = isEnabled
  }

  /// A line between the items before it and those that follow.
  public static var divider: MenuItem {
    var item = MenuItem("", "", isEnabled: false)
    item.isDivider = true
    return item
  }
}

/// The items of a menu, in order.
public struct MenuItems: StyleValueConvertible, ExpressibleByArrayLiteral {
  /// The items of the menu, in order.
  public var items: [MenuItem]

  /// Creates a list from an array of items.
  public init(_ items: [MenuItem]) { self.items = items }
  /// Creates a list from an array literal of items.
  public init(arrayLiteral elements: MenuItem...) { items = elements }
}
