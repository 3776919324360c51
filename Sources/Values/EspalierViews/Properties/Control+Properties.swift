// espalier properties
// Written from the properties that Control declares. Change those and run the command again.
// swift-format-ignore-file

extension PropertyKey {
  @inlinable static var controlIsEnabled: PropertyKey { PropertyKey(number: 256, name: "isEnabled") }
  @inlinable static var controlExplanation: PropertyKey { PropertyKey(number: 257, name: "explanation") }
  @inlinable static var controlAutofocus: PropertyKey { PropertyKey(number: 414, name: "autofocus") }
}

extension Style where Target: Control {
  /// Sets whether the control can be used.
  @inlinable public static func isEnabled(_ value: Bool = true) -> Style { Style(Control.isEnabled, value) }
  /// Sets an explanation that screen readers read and that appears when the pointer is over the control. It says why
  /// the control cannot be used, or describes its effect.
  @inlinable public static func explanation(_ value: String) -> Style { Style(Control.explanation, value) }
  /// Sets whether the control takes the focus when it appears. Use it for the field that a person fills in first.
  ///
  /// Of several controls that appear at once, the last one takes the focus. If a person goes back to a place in the
  /// history, the focus stays where it is.
  @inlinable public static func autofocus(_ value: Bool = true) -> Style { Style(Control.autofocus, value) }
}

extension PropertyList {
  /// The properties of ``Control``.
  static let control = PropertyList(
    of: "Control",
    Control.isEnabled, Control.explanation, Control.autofocus)
}
