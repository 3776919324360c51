/// A switch.
open class Toggle: View {
  /// Whether it is on.
  @inlinable public static var isOn: Property<Bool> { Property(number: 125, "isOn", default: false) }
  /// What it switches.
  @inlinable public static var label: Property<String> { Property(number: 126, "label", default: "") }
  /// Whether it can be changed.
  @inlinable public static var isEnabled: Property<Bool> { Property(number: 127, "isEnabled", default: true) }
}

extension Style where Target: Toggle {
  /// Whether it is on.
  @inlinable public static func isOn(_ value: Bool = true) -> Style { Style(Toggle.isOn, value) }
  /// What it switches.
  @inlinable public static func label(_ value: String) -> Style { Style(Toggle.label, value) }
  /// Whether it can be changed.
  @inlinable public static func isEnabled(_ value: Bool) -> Style { Style(Toggle.isEnabled, value) }
}
