internal import EspalierViews

/// A form of a slot's value that follows from its one property without a function, as in most slots: these slots are
/// filled directly from the stored value.
enum HTMLDirect: Sendable {
  /// The text without conversion.
  case text
  /// The text; nothing while it is empty or nil.
  case textUnlessEmpty
  /// The values for the two states of a flag.
  case flag(on: HTMLValue, off: HTMLValue)
  /// Nothing for a text: a role or step of the theme, which has a word.
  case nothingForText

  /// Returns the value for a stored value; nil if that has another kind, so that the function must be called.
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

  /// Returns the direct form of a function of a flag, which is called once for each state; nil for a property of
  /// another type.
  static func flag<Value>(of property: Property<Value>, _ read: (Value) -> HTMLValue) -> HTMLDirect? {
    guard Value.self == Bool.self, let on = Value(styleValue: .flag(true)), let off = Value(styleValue: .flag(false))
    else { return nil }
    return .flag(on: read(on), off: read(off))
  }
}
