/// The kind of text that a field takes.
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
  /// An email address.
  case email
}
