/// The options of a picker with the values that they stand for.
package struct PickerChoices<ID: Hashable & Sendable>: Sendable {
  private let options: [PickerOption]
  private let ids: [String: ID]

  package init(_ choices: [(id: ID, title: String)]) {
    options = choices.map { PickerOption(IdentityText.option(for: $0.id), $0.title) }
    ids = Dictionary(choices.map { (IdentityText.option(for: $0.id), $0.id) }) { first, _ in first }
  }

  /// Returns the value that an option stands for; nil for the option that stands for no value.
  package func id(of option: String) -> ID? { ids[option] }

  func style<Target: Picker>(
    none: String?, selection: ID?, _ onChange: @escaping @MainActor @Sendable (ID?) async throws -> Void
  ) -> Style<Target> {
    style(none: none, selection: selection, body: .task { [self] value in try await onChange(id(of: value.text)) })
  }

  package func style<Target: Picker>(none: String?, selection: ID?, body: EventHandler.Body) -> Style<Target> {
    let first = none.map { [PickerOption("", $0)] } ?? []
    return Style(
      group: StyleGroup(
        entries: [
          StyleEntry(key: StyleSlot.key(Picker.options.number), value: PickerOptions(first + options).styleValue),
          StyleEntry(
            key: StyleSlot.key(Picker.selection.number),
            value: .text(selection.map { IdentityText.option(for: $0) } ?? "")),
        ],
        handlers: [EventHandler(element: 0, event: .change, body: body)]))
  }
}
