/// A line of text to fill in.
open class TextField: View {
  /// What is in it.
  @inlinable public static var text: Property<String> { Property(number: 90, "text", default: "") }
  /// What belongs into it; always there for those who listen.
  @inlinable public static var label: Property<String> { Property(number: 91, "label", default: "") }
  /// An example, shown while it is empty.
  @inlinable public static var placeholder: Property<String> { Property(number: 92, "placeholder", default: "") }
  /// What kind of text, which decides keyboard and checks.
  @inlinable public static var kind: Property<TextFieldKind> { Property(number: 93, "kind", default: .text) }
  /// Whether it can be filled in.
  @inlinable public static var isEnabled: Property<Bool> { Property(number: 94, "isEnabled", default: true) }
  /// What is wrong with the text; shown and told at the field.
  @inlinable public static var message: Property<String> { Property(number: 95, "message", default: "") }
  /// Help below the field.
  @inlinable public static var hint: Property<String> { Property(number: 96, "hint", default: "") }
  /// Its name in a submission.
  @inlinable public static var name: Property<String> { Property(number: 97, "name", default: "") }
  /// What the browser may fill in, such as `username` or `current-password`.
  @inlinable public static var autocomplete: Property<String> { Property(number: 98, "autocomplete", default: "") }
  /// Whether the label is for those who listen only.
  @inlinable public static var isLabelHidden: Property<Bool> { Property(number: 99, "isLabelHidden", default: false) }
}

extension Style where Target: TextField {
  /// What is in it.
  @inlinable public static func text(_ value: String) -> Style { Style(TextField.text, value) }
  /// What belongs into it; always there for those who listen.
  @inlinable public static func label(_ value: String) -> Style { Style(TextField.label, value) }
  /// An example, shown while it is empty.
  @inlinable public static func placeholder(_ value: String) -> Style { Style(TextField.placeholder, value) }
  /// What kind of text, which decides keyboard and checks.
  @inlinable public static func kind(_ value: TextFieldKind) -> Style { Style(TextField.kind, value) }
  /// Whether it can be filled in.
  @inlinable public static func isEnabled(_ value: Bool) -> Style { Style(TextField.isEnabled, value) }
  /// What is wrong with the text; shown and told at the field.
  @inlinable public static func message(_ value: String) -> Style { Style(TextField.message, value) }
  /// Help below the field.
  @inlinable public static func hint(_ value: String) -> Style { Style(TextField.hint, value) }
  /// Its name in a submission.
  @inlinable public static func name(_ value: String) -> Style { Style(TextField.name, value) }
  /// What the browser may fill in, such as `username` or `current-password`.
  @inlinable public static func autocomplete(_ value: String) -> Style { Style(TextField.autocomplete, value) }
  /// Whether the label is for those who listen only.
  @inlinable public static func isLabelHidden(_ value: Bool = true) -> Style { Style(TextField.isLabelHidden, value) }
}
