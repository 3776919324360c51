/// The visual weight of a button among its neighbours.
public enum ButtonVariant: String, StyleValueConvertible, Codable, CaseIterable {
  /// The main action.
  case primary
  /// A secondary action.
  case secondary
  /// An action that is shown as text.
  case plain
  /// An action that cannot be undone.
  case destructive
}
