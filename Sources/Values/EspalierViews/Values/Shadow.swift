/// The elevation of a view, which its shadow shows.
///
/// The scale is short, so that views at one elevation look the same everywhere.
public enum Shadow: String, StyleValueConvertible, Codable, CaseIterable {
  /// No elevation.
  case none
  /// The elevation of a view on the surface, such as a card.
  case low
  /// The elevation of a view above its neighbours, such as a menu.
  case medium
  /// The elevation of a view above everything else, such as a dialog.
  case high
}
