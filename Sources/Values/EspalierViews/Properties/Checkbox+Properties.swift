// espalier properties
// Written from the properties that Checkbox declares. Change those and run the command again.
// swift-format-ignore-file

extension PropertyKey {
  @inlinable static var checkboxIsMixed: PropertyKey { PropertyKey(number: 294, name: "isMixed") }
}

extension Style where Target: Checkbox {
  /// Sets whether the box is in the mixed state, because it stands for several values that differ.
  ///
  /// A tap starts from the value of `Toggle/isOn`.
  @inlinable public static func isMixed(_ value: Bool = true) -> Style { Style(Checkbox.isMixed, value) }
}

extension PropertyList {
  /// The properties of ``Checkbox``.
  static let checkbox = PropertyList(
    of: "Checkbox",
    Checkbox.isMixed)
}
