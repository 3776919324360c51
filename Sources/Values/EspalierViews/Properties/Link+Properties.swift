// espalier properties
// Written from the properties that Link declares. Change those and run the command again.
// swift-format-ignore-file

extension PropertyKey {
  @inlinable static var linkTitle: PropertyKey { PropertyKey(number: 135, name: "title") }
  @inlinable static var linkIcon: PropertyKey { PropertyKey(number: 137, name: "icon") }
  @inlinable static var linkIsProminent: PropertyKey { PropertyKey(number: 138, name: "isProminent") }
}

extension Style where Target: Link {
  /// Sets the title, which says where the link leads.
  @inlinable public static func title(_ value: String) -> Style { Style(Link.title, value) }
  /// Sets a symbol before the title.
  @inlinable public static func icon(_ value: Icon?) -> Style { Style(Link.icon, value) }
  /// Sets whether the link looks like the main button of its screen.
  @inlinable public static func isProminent(_ value: Bool = true) -> Style { Style(Link.isProminent, value) }
}

extension PropertyList {
  /// The properties of ``Link``.
  static let link = PropertyList(
    of: "Link",
    Link.title, Link.icon, Link.isProminent)
}
