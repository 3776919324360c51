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
  /// A telephone number, with the keys of a telephone.
  case phone
  /// The address of a website, with keys for its dots and slashes.
  case webAddress
  /// A text of digits with a decimal separator, such as an amount that the app reads itself. To read a number in the
  /// person's own notation, use ``NumberField``.
  case decimal
}
