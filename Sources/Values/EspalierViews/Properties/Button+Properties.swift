// espalier properties
// Written from the properties that Button declares. Change those and run the command again.
// swift-format-ignore-file

extension PropertyKey {
  @inlinable static var buttonTitle: PropertyKey { PropertyKey(number: 60, name: "title") }
  @inlinable static var buttonIcon: PropertyKey { PropertyKey(number: 61, name: "icon") }
  @inlinable static var buttonVariant: PropertyKey { PropertyKey(number: 62, name: "variant") }
  @inlinable static var buttonSubmission: PropertyKey { PropertyKey(number: 65, name: "submission") }
  @inlinable static var buttonIsSelected: PropertyKey { PropertyKey(number: 300, name: "isSelected") }
  @inlinable static var buttonTitleColor: PropertyKey { PropertyKey(number: 301, name: "titleColor") }
  @inlinable static var buttonBackgroundColor: PropertyKey { PropertyKey(number: 302, name: "backgroundColor") }
}

extension Style where Target: Button {
  /// Sets the visual weight of the button among its neighbours.
  @inlinable public static func variant(_ value: ButtonVariant) -> Style { Style(Button.variant, value) }
  /// Sets whether a toggle button is on; nil for a button that does not stay pressed.
  @inlinable public static func isSelected(_ value: Bool?) -> Style { Style(Button.isSelected, value) }
}

extension PropertyList {
  /// The properties of ``Button``.
  static let button = PropertyList(
    of: "Button",
    Button.title, Button.icon, Button.variant, Button.submission, Button.isSelected, Button.titleColor,
    Button.backgroundColor)
}
