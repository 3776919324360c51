// espalier properties
// Written from the properties that Menu declares. Change those and run the command again.
// swift-format-ignore-file

extension PropertyKey {
  @inlinable static var menuTitle: PropertyKey { PropertyKey(number: 296, name: "title") }
  @inlinable static var menuIcon: PropertyKey { PropertyKey(number: 297, name: "icon") }
  @inlinable static var menuItems: PropertyKey { PropertyKey(number: 298, name: "items") }
}

extension Style where Target: Menu {
  /// Sets the title, which names the purpose of the list.
  @inlinable public static func title(_ value: String) -> Style { Style(Menu.title, value) }
  /// Sets a symbol before the title.
  @inlinable public static func icon(_ value: Icon?) -> Style { Style(Menu.icon, value) }
  /// Sets the items of the list, in order.
  @inlinable public static func items(_ value: MenuItems) -> Style { Style(Menu.items, value) }
}

extension PropertyList {
  /// The properties of ``Menu``.
  static let menu = PropertyList(
    of: "Menu",
    Menu.title, Menu.icon, Menu.items)
}
