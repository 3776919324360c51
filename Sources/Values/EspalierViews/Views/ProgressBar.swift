/// A bar that shows the completed part of some work.
open class ProgressBar: View {
  /// The events that the bar raises: none.
  open override class var raisedEvents: Set<EventKind>? { [] }

  /// The completed part of the work, from 0 to 1; nil while it is not known.
  @inlinable public static var fraction: Property<Double?> { Property(.progressBarFraction, default: nil) }
  /// The name of the work that is under way.
  @inlinable public static var label: Property<String> { Property(.progressBarLabel, default: "") }
  /// The colour of the part that is not completed; nil for that of the theme. ``View/tint`` sets the colour of
  /// the completed part.
  @inlinable public static var trackColor: Property<ViewColor?> { Property(.progressBarTrackColor, default: nil) }
}
