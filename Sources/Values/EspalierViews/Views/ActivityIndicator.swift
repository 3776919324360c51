/// A sign that something is under way, for a time that is not known.
open class ActivityIndicator: View {
  /// No events.
  open override class var raisedEvents: Set<EventKind>? { [] }

  /// The name of the work that is under way.
  @inlinable public static var label: Property<String> { Property(number: 145, "label", default: "Loading") }
  /// A Boolean value that indicates whether the ring turns.
  @inlinable public static var isActive: Property<Bool> { Property(number: 146, "isActive", default: true) }
  /// The size of the ring.
  @inlinable public static var scale: Property<IndicatorScale> { Property(number: 340, "scale", default: .small) }
  /// A Boolean value that indicates whether the label is for screen readers only.
  @inlinable public static var isLabelHidden: Property<Bool> { Property(number: 341, "isLabelHidden", default: false) }
}

/// The size of an activity indicator.
public enum IndicatorScale: String, StyleValueConvertible, Codable, CaseIterable {
  /// As high as a line of writing.
  case small
  /// 32 points.
  case medium
  /// 48 points, with its label below it.
  case large
}

extension Style where Target: ActivityIndicator {
  /// Sets the name of the work that is under way.
  @inlinable public static func label(_ value: String) -> Style { Style(ActivityIndicator.label, value) }
  /// Sets whether the ring turns.
  @inlinable public static func isActive(_ value: Bool) -> Style { Style(ActivityIndicator.isActive, value) }
  /// Sets the size of the ring.
  @inlinable public static func scale(_ value: IndicatorScale) -> Style { Style(ActivityIndicator.scale, value) }
  /// Sets whether the label is for screen readers only.
  @inlinable public static func isLabelHidden(_ value: Bool = true) -> Style {
    Style(ActivityIndicator.isLabelHidden, value)
  }
}
