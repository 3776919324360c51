/// How much a button weighs beside its neighbours.
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

/// What kind of text a field takes.
public enum TextFieldKind: String, StyleValueConvertible, Codable, CaseIterable {
  /// Any text.
  case text
  /// A secret, hidden while typed and never sent back to a screen.
  case secure
  /// A search, which can be cleared with one tap.
  case search
  /// A number.
  case number
  /// A date.
  case date
  /// An address for mail.
  case email
}
