/// The weight of a button beside its neighbours.
public enum ButtonVariant: String, StyleValueConvertible, Codable, CaseIterable {
  /// The one thing to do here.
  case primary
  /// Something else to do.
  case secondary
  /// Something to do, shown as text.
  case plain
  /// Something that cannot be undone.
  case destructive
}
