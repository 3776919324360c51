/// A text field for a secret, which is hidden while it is typed and never sent back to a screen.
///
/// ```swift
/// let field = SecureField.with(.label("Password"), .name("password"), .autocomplete("current-password"))
/// ```
open class SecureField: TextField {
  /// The kind of every secure field: a secret.
  public override class var fixedKind: TextFieldKind? { .secure }
}
