/// The height of a view above what is behind it, as its shadow shows it.
///
/// It is a short scale, so that things at one height look so everywhere.
public enum Shadow: String, StyleValueConvertible, Codable, CaseIterable {
  /// Lies flat.
  case none
  /// Lies on the surface: a card.
  case low
  /// Stands above its neighbours: a menu.
  case medium
  /// Stands above everything: a dialog.
  case high
}
