// espalier properties
// Written from the properties that ProgressBar declares. Change those and run the command again.
// swift-format-ignore-file

extension PropertyKey {
  @inlinable static var progressBarFraction: PropertyKey { PropertyKey(number: 160, name: "fraction") }
  @inlinable static var progressBarLabel: PropertyKey { PropertyKey(number: 161, name: "label") }
  @inlinable static var progressBarTrackColor: PropertyKey { PropertyKey(number: 162, name: "trackColor") }
}

extension Style where Target: ProgressBar {
  /// Sets the completed part of the work, from 0 to 1; nil while it is not known.
  @inlinable public static func fraction(_ value: Double?) -> Style { Style(ProgressBar.fraction, value) }
  /// Sets the name of the work that is under way.
  @inlinable public static func label(_ value: String) -> Style { Style(ProgressBar.label, value) }
  /// Sets the colour of the part that is not completed; nil for that of the theme. `View/tint` sets the colour of the
  /// completed part.
  @inlinable public static func trackColor(_ value: ViewColor?) -> Style { Style(ProgressBar.trackColor, value) }
}

extension PropertyList {
  /// The properties of ``ProgressBar``.
  static let progressBar = PropertyList(
    of: "ProgressBar",
    ProgressBar.fraction, ProgressBar.label, ProgressBar.trackColor)
}
