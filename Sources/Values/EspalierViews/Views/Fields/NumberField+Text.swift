extension NumberField {
  /// Returns the text that a field shows. It is a typed text that the app has not accepted, or else the number in the
  /// field's notation.
  package static func text(of shown: ShownControl) -> String {
    if case .text(let text)? = shown.component.value(at: StyleSlot(value, element: shown.element)) { return text }
    guard let number = shown.value(of: value) else { return "" }
    let notation = notation(of: shown)
    let text = notation.text(number, step: shown.value(of: step))
    // Three decimals look like a group, four do not.
    if case .ambiguous = reading(text, in: shown) { return text + String(Character(notation.zero)) }
    return text
  }

  /// Returns the result of reading a text as the number of a field.
  package static func reading(_ text: String, in shown: ShownControl) -> NumberReading {
    let (low, high) = (shown.value(of: minimum) ?? -.infinity, shown.value(of: maximum) ?? .infinity)
    return notation(of: shown).reading(
      text, step: shown.value(of: step), from: low.isFinite ? low : 0, within: low <= high ? low...high : nil)
  }

  /// Returns the value of a text in a field: a number, no number for an empty text, or else the text itself.
  package static func value(of text: String, in shown: ShownControl) -> EventValue {
    switch reading(text, in: shown) {
    case .empty: .number(nil)
    case .number(let number): .number(number)
    case .ambiguous, .none: .text(text)
    }
  }

  /// Returns the notation of a field. It is the notation of the window in which the number of the field was set.
  package static func notation(of shown: ShownControl) -> NumberNotation {
    let locale = shown.value(of: self.locale)
    return NumberNotation(locale: locale.isEmpty ? "en-US" : locale)
  }
}

extension Style where Target: NumberField {
  /// Shows a typed text that stands for no number.
  package static func entered(_ text: String) -> Style {
    Style(
      group: StyleGroup(
        entries: [StyleEntry(key: StyleSlot.key(NumberField.value.number), value: .text(text))], handlers: []))
  }
}
