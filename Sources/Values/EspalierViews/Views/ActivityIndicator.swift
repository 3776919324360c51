/// A view that shows that work is under way, for an unknown time.
open class ActivityIndicator: View {
  /// The events that the indicator raises: none.
  open override class var raisedEvents: Set<EventKind>? { [] }

  /// The name of the work that is under way.
  @inlinable public static var label: Property<String> { Property(.activityIndicatorLabel, default: "Loading") }
  /// A Boolean value that indicates whether the ring turns.
  @inlinable public static var isActive: Property<Bool> { Property(.activityIndicatorIsActive, default: true) }
  /// The size of the ring.
  @inlinable public static var scale: Property<IndicatorScale> { Property(.activityIndicatorScale, default: .small) }
  /// A Boolean value that indicates whether the label is for screen readers only.
  @inlinable public static var isLabelHidden: Property<Bool> {
    Property(.activityIndicatorIsLabelHidden, default: false)
  }
}

/// The size of an activity indicator.
public enum IndicatorScale: String, StyleValueConvertible, Codable, CaseIterable {
  /// The height of a line of text.
  case small
  /// A height of 32 points.
  case medium
  /// A height of 48 points, with the label below the ring.
  case large
}
