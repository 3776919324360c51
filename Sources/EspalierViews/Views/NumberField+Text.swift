extension NumberField {
  /// The text that a field shows: what a person has typed and the app has not taken, or else the number in its notation.
  package static func text(of shown: ShownControl) -> String {
    if case .text(let text)? = shown.component.value(at: StyleSlot(value, element: shown.element)) { return text }
    return shown.value(of: value).map { notation(of: shown).text($0, step: shown.value(of: step)) } ?? ""
  }

  /// The number that a text stands for in a field.
  package static func reading(_ text: String, in shown: ShownControl) -> NumberReading {
    notation(of: shown).reading(text, step: shown.value(of: step), from: shown.value(of: minimum) ?? 0)
  }

  /// The notation of a field: that of the window in which its number was set.
  package static func notation(of shown: ShownControl) -> NumberNotation {
    let locale = shown.value(of: self.locale)
    return NumberNotation(locale: locale.isEmpty ? "en-US" : locale)
  }
}

extension Style where Target: NumberField {
  /// Shows a text that a person has typed and that stands for no number.
  package static func entered(_ text: String) -> Style {
    Style(
      group: StyleGroup(
        entries: [StyleEntry(key: StyleSlot.key(NumberField.value.number), value: .text(text))], handlers: []))
  }
}
