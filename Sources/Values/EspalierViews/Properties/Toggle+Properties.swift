// espalier properties
// Written from the properties that Toggle declares. Change those and run the command again.
// swift-format-ignore-file

extension PropertyKey {
  @inlinable static var toggleIsOn: PropertyKey { PropertyKey(number: 125, name: "isOn") }
}

extension Style where Target: Toggle {
  /// Sets whether the switch is on.
  @inlinable public static func isOn(_ value: Bool = true) -> Style { Style(Toggle.isOn, value) }
}

extension PropertyList {
  /// The properties of ``Toggle``.
  static let toggle = PropertyList(
    of: "Toggle",
    Toggle.isOn)
}
