// espalier properties
// Written from the properties that Items declares. Change those and run the command again.
// swift-format-ignore-file

extension PropertyKey {
  @inlinable static var itemsParts: PropertyKey { PropertyKey(number: 495, name: "parts") }
}

extension PropertyList {
  /// The properties of ``Items``.
  static let items = PropertyList(
    of: "Items",
    Items.parts)
}
