/// A symbol or a short text within the box of a field, before or after what a person types.
///
/// ```swift
/// let price = NumberField.with(.label("Price"), .leading("€"), .trailing("a month"))
/// let search = TextField.with(.label("Search"), .leading(.icon(.search)))
/// ```
///
/// Screen readers read a text together with the label of the field, and skip a symbol.
public enum FieldDecoration: StyleValueConvertible, ExpressibleByStringLiteral {
  /// A symbol.
  case icon(Icon)
  /// A short text, such as a currency or a unit.
  case text(String)

  /// Creates a short text.
  public init(stringLiteral value: String) { self = .text(value) }
}
