/// A field for one line of text.
///
/// ```swift
/// @MainActor final class Person { var name = "" }
/// @MainActor func field(_ person: Person) -> Component<TextField> {
///   Component(.label("Name"), .hint("As on the card"), .text(Binding(person, \.name)))
/// }
/// ```
open class TextField: TextInput {
  /// The events that the field raises: typing, a settled text, Enter, focus, blur, keys, Escape, and a double tap.
  open override class var raisedEvents: Set<EventKind>? {
    [.input, .change, .submit, .focus, .blur, .key, .cancel, .doubleTap]
  }

  /// The kind of text, which determines the keyboard and the checks.
  @inlinable public static var kind: Property<TextFieldKind> { Property(.textFieldKind, default: .text) }
  /// The kind of value that the browser may fill in, such as `username` or `current-password`.
  @inlinable public static var autocomplete: Property<String> { Property(.textFieldAutocomplete, default: "") }

  /// A Boolean value that indicates whether Enter clears the field at once, for the next entry.
  ///
  /// ```swift
  /// @MainActor final class Shopping {
  ///   var text = ""
  ///   private(set) var items: [String] = []
  ///   func add(_ item: String) async throws { items.append(item) }
  /// }
  ///
  /// @MainActor func field(_ model: Shopping) -> Component<TextField> {
  ///   TextField.with(
  ///     .label("What is needed?"), .text(Binding(model, \.text)), .clearsOnSubmit(),
  ///     .onSubmitTask { text in try await model.add(text) })
  /// }
  /// ```
  ///
  /// The surface does not wait for the app, so a person can type one entry after another. The app receives the events
  /// in this order: the binding is set to the empty text, then the handler runs with the entered text. If the handler
  /// throws, the binding is set to that text again, unless the field contains another text by then.
  @inlinable public static var clearsOnSubmit: Property<Bool> {
    Property(.textFieldClearsOnSubmit, default: false)
  }

  /// The kind of all fields of the class; nil if ``kind`` determines it.
  open class var fixedKind: TextFieldKind? { nil }
}
