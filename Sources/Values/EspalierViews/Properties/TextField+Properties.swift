// espalier properties
// Written from the properties that TextField declares. Change those and run the command again.
// swift-format-ignore-file

extension PropertyKey {
  @inlinable static var textFieldKind: PropertyKey { PropertyKey(number: 93, name: "kind") }
  @inlinable static var textFieldAutocomplete: PropertyKey { PropertyKey(number: 98, name: "autocomplete") }
  @inlinable static var textFieldClearsOnSubmit: PropertyKey { PropertyKey(number: 413, name: "clearsOnSubmit") }
}

extension Style where Target: TextField {
  /// Sets the kind of text, which determines the keyboard and the checks.
  @inlinable public static func kind(_ value: TextFieldKind) -> Style { Style(TextField.kind, value) }
  /// Sets the kind of value that the browser may fill in, such as `username` or `current-password`.
  @inlinable public static func autocomplete(_ value: String) -> Style { Style(TextField.autocomplete, value) }
  /// Sets whether Enter clears the field at once, for the next entry.
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
  @inlinable public static func clearsOnSubmit(_ value: Bool = true) -> Style { Style(TextField.clearsOnSubmit, value) }
}

extension PropertyList {
  /// The properties of ``TextField``.
  static let textField = PropertyList(
    of: "TextField",
    TextField.kind, TextField.autocomplete, TextField.clearsOnSubmit)
}
