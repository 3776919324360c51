/// A line of text to fill in.
///
/// ```swift
/// @MainActor final class Person { var name = "" }
/// @MainActor func field(_ person: Person) -> Component<TextField> {
///   Component(.label("Name"), .hint("As on the card"), .text(Binding(person, \.name)))
/// }
/// ```
open class TextField: TextInput {
  /// What every input of text raises, and Enter.
  open override class var raisedEvents: Set<EventKind>? { [.input, .change, .submit, .focus, .blur] }

  /// What kind of text, which decides keyboard and checks.
  @inlinable public static var kind: Property<TextFieldKind> { Property(number: 93, "kind", default: .text) }
  /// What the browser may fill in, such as `username` or `current-password`.
  @inlinable public static var autocomplete: Property<String> { Property(number: 98, "autocomplete", default: "") }

  /// The kind that all fields of the class are of; nil where ``kind`` says it.
  open class var fixedKind: TextFieldKind? { nil }
}

extension Style where Target: TextField {
  /// What kind of text, which decides keyboard and checks.
  @inlinable public static func kind(_ value: TextFieldKind) -> Style { Style(TextField.kind, value) }
  /// What the browser may fill in, such as `username` or `current-password`.
  @inlinable public static func autocomplete(_ value: String) -> Style { Style(TextField.autocomplete, value) }
}
