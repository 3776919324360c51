// espalier properties
// Written from the properties that Divider declares. Change those and run the command again.
// swift-format-ignore-file

extension PropertyKey {
  @inlinable static var dividerAxis: PropertyKey { PropertyKey(number: 330, name: "axis") }
}

extension Style where Target: Divider {
  /// Sets the axis along which the line runs: horizontal between views below each other, vertical between views beside
  /// each other.
  @inlinable public static func axis(_ value: Axis) -> Style { Style(Divider.axis, value) }
}

extension PropertyList {
  /// The properties of ``Divider``.
  static let divider = PropertyList(
    of: "Divider",
    Divider.axis)
}
