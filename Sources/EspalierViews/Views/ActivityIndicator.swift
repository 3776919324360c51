/// Something is under way, and nobody knows for how long.
open class ActivityIndicator: View {
  /// What is under way.
  @inlinable public static var label: Property<String> { Property(number: 145, "label", default: "Loading") }
  /// Whether it turns.
  @inlinable public static var isActive: Property<Bool> { Property(number: 146, "isActive", default: true) }
}

extension Style where Target: ActivityIndicator {
  /// What is under way.
  @inlinable public static func label(_ value: String) -> Style { Style(ActivityIndicator.label, value) }
  /// Whether it turns.
  @inlinable public static func isActive(_ value: Bool) -> Style { Style(ActivityIndicator.isActive, value) }
}
