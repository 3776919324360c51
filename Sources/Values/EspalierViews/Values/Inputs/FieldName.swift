/// The name of a field in a submitted form. The field, the code that reads its value, and the message about a problem
/// with it share the name.
///
/// ```swift
/// extension FieldName {
///   static let password: Self = "password"
/// }
///
/// let field = SecureField.with(.label("Password"), .name(.password))
/// ```
public struct FieldName: RawRepresentable, Hashable, Sendable, Codable, CodingKeyRepresentable,
  ExpressibleByStringLiteral
{
  /// The name in the submitted form.
  public let rawValue: String

  /// Creates the name of a field.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates the name of a field.
  public init(stringLiteral name: String) { rawValue = name }

  /// The form as a whole, for a message that belongs to no single field.
  public static let form: Self = ""
}
