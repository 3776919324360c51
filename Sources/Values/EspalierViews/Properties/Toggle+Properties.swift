// espalier properties
// Written from the properties that Toggle declares. Change those and run the command again.
// swift-format-ignore-file

extension PropertyKey {
  @inlinable static var toggleIsOn: PropertyKey { PropertyKey(number: 125, name: "isOn") }
  @inlinable static var toggleTrackColor: PropertyKey { PropertyKey(number: 126, name: "trackColor") }
}

extension Style where Target: Toggle {
  /// Sets whether the switch is on.
  @inlinable public static func isOn(_ value: Bool = true) -> Style { Style(Toggle.isOn, value) }
  /// Sets the colour of the switch while it is off; nil for that of the theme. `View/tint` sets the colour while it is
  /// on. A `Checkbox` has none.
  @inlinable public static func trackColor(_ value: ViewColor?) -> Style { Style(Toggle.trackColor, value) }
}

extension PropertyList {
  /// The properties of ``Toggle``.
  static let toggle = PropertyList(
    of: "Toggle",
    Toggle.isOn, Toggle.trackColor)
}
