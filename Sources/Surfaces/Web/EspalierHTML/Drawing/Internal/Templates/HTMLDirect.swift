internal import EspalierViews

/// A way to fill a slot directly from the stored value of one property, without a call of a function. Most slots are
/// filled like this.
enum HTMLDirect: Sendable {
  /// The text without conversion.
  case text
  /// The stored text; no value while the text is empty or nil.
  case textUnlessEmpty
  /// The values for the two states of a flag.
  case flag(on: HTMLValue, off: HTMLValue)
  /// No value if a text is stored. The text names a role or step of the theme, which a word of `data-look` shows
  /// instead.
  case nothingForText

  /// Returns the slot's value for a stored value. Returns nil if the stored value has another kind; then the function
  /// must be called.
  func value(of stored: StyleValue) -> HTMLValue? {
    switch (self, stored) {
    case (.text, .text(let text)): .text(text)
    case (.textUnlessEmpty, .text(let text)): text.isEmpty ? HTMLValue.none : .text(text)
    case (.textUnlessEmpty, .none): HTMLValue.none
    case (.flag(let on, _), .flag(true)): on
    case (.flag(_, let off), .flag(false)): off
    case (.nothingForText, .text), (.nothingForText, .none): HTMLValue.none
    default: nil
    }
  }

  /// Returns the direct form of a function that reads a flag. The function is called once for each state. Returns nil
  /// for a property of another type.
  static func flag<Value>(of property: Property<Value>, _ read: (Value) -> HTMLValue) -> HTMLDirect? {
    guard Value.self == Bool.self, let on = Value(styleValue: .flag(true)), let off = Value(styleValue: .flag(false))
    else { return nil }
    return .flag(on: read(on), off: read(off))
  }
}
