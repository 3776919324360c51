/// How far something has come.
open class ProgressBar: View {
  /// None.
  open override class var raisedEvents: Set<EventKind>? { [] }

  /// From 0 to 1; nil while nobody knows.
  @inlinable public static var fraction: Property<Double?> { Property(number: 160, "fraction", default: nil) }
  /// What is under way.
  @inlinable public static var label: Property<String> { Property(number: 161, "label", default: "") }
}

extension Style where Target: ProgressBar {
  /// From 0 to 1; nil while nobody knows.
  @inlinable public static func fraction(_ value: Double?) -> Style { Style(ProgressBar.fraction, value) }
  /// What is under way.
  @inlinable public static func label(_ value: String) -> Style { Style(ProgressBar.label, value) }
}
