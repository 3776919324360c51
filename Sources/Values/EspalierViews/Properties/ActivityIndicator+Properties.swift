// espalier properties
// Written from the properties that ActivityIndicator declares. Change those and run the command again.
// swift-format-ignore-file

extension PropertyKey {
  @inlinable static var activityIndicatorLabel: PropertyKey { PropertyKey(number: 145, name: "label") }
  @inlinable static var activityIndicatorIsActive: PropertyKey { PropertyKey(number: 146, name: "isActive") }
  @inlinable static var activityIndicatorScale: PropertyKey { PropertyKey(number: 340, name: "scale") }
  @inlinable static var activityIndicatorIsLabelHidden: PropertyKey { PropertyKey(number: 341, name: "isLabelHidden") }
}

extension Style where Target: ActivityIndicator {
  /// Sets the name of the work that is under way.
  @inlinable public static func label(_ value: String) -> Style { Style(ActivityIndicator.label, value) }
  /// Sets whether the ring turns.
  @inlinable public static func isActive(_ value: Bool = true) -> Style { Style(ActivityIndicator.isActive, value) }
  /// Sets the size of the ring.
  @inlinable public static func scale(_ value: IndicatorScale) -> Style { Style(ActivityIndicator.scale, value) }
  /// Sets whether the label is for screen readers only.
  @inlinable public static func isLabelHidden(_ value: Bool = true) -> Style {
    Style(ActivityIndicator.isLabelHidden, value)
  }
}

extension PropertyList {
  /// The properties of ``ActivityIndicator``.
  static let activityIndicator = PropertyList(
    of: "ActivityIndicator",
    ActivityIndicator.label, ActivityIndicator.isActive, ActivityIndicator.scale, ActivityIndicator.isLabelHidden)
}
