/// Something is under way, and nobody knows for how long.
open class ActivityIndicator: View {
  /// None.
  open override class var raisedEvents: Set<EventKind>? { [] }

  /// What is under way.
  @inlinable public static var label: Property<String> { Property(number: 145, "label", default: "Loading") }
  /// Whether it turns.
  @inlinable public static var isActive: Property<Bool> { Property(number: 146, "isActive", default: true) }
  /// How large the ring is.
  @inlinable public static var scale: Property<IndicatorScale> { Property(number: 340, "scale", default: .small) }
  /// Whether its label is for those who listen only.
  @inlinable public static var isLabelHidden: Property<Bool> { Property(number: 341, "isLabelHidden", default: false) }
}

/// How large an activity indicator is.
public enum IndicatorScale: String, StyleValueConvertible, Codable, CaseIterable {
  /// As high as a line of writing.
  case small
  /// 32 points.
  case medium
  /// 48 points, with its label below it.
  case large
}

extension Style where Target: ActivityIndicator {
  /// What is under way.
  @inlinable public static func label(_ value: String) -> Style { Style(ActivityIndicator.label, value) }
  /// Whether it turns.
  @inlinable public static func isActive(_ value: Bool) -> Style { Style(ActivityIndicator.isActive, value) }
  /// How large the ring is.
  @inlinable public static func scale(_ value: IndicatorScale) -> Style { Style(ActivityIndicator.scale, value) }
  /// Whether its label is for those who listen only.
  @inlinable public static func isLabelHidden(_ value: Bool = true) -> Style {
    Style(ActivityIndicator.isLabelHidden, value)
  }
}
