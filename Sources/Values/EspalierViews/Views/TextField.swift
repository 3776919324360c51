/// A line of text to fill in.
///
/// ```swift
/// @MainActor final class Person { var name = "" }
/// @MainActor func field(_ person: Person) -> Component<TextField> {
///   Component(.label("Name"), .hint("As on the card"), .text(Binding(person, \.name)))
/// }
/// ```
open class TextField: TextInput {
  /// Typing, a settled text, Enter, focus, blur, keys, and Escape.
  open override class var raisedEvents: Set<EventKind>? {
    [.input, .change, .submit, .focus, .blur, .key, .cancel, .doubleTap]
  }

  /// The kind of text, which decides keyboard and checks.
  @inlinable public static var kind: Property<TextFieldKind> { Property(.textFieldKind, default: .text) }
  /// The kind of value that the browser may fill in, such as `username` or `current-password`.
  @inlinable public static var autocomplete: Property<String> { Property(.textFieldAutocomplete, default: "") }

  /// A Boolean value that indicates whether Enter empties the field at once, for the next thing to be entered.
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
  /// The surface does not wait for the app, so a person who types on fast enters one thing after the other. The app
  /// gets the events in this order: the binding is set to the empty text, then the handler runs, with what was entered.
  /// When the handler throws, the binding gets the text back, unless something else stands in the field by then.
  @inlinable public static var clearsOnSubmit: Property<Bool> {
    Property(.textFieldClearsOnSubmit, default: false)
  }

  /// The kind that all fields of the class have; nil where ``kind`` says it.
  open class var fixedKind: TextFieldKind? { nil }
}
