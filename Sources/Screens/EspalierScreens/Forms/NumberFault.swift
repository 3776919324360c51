internal import EspalierViews

/// An explanation, for the person, of why a typed text is not accepted as a number.
struct NumberFault {
  let text: String

  init(_ text: String) { self.text = text }

  /// The reason in the language and notation of the window that is being rendered.
  @MainActor var message: String {
    let words = ChromeWords.of(Localization.current)
    let notation = NumberNotation(locale: Localization.current.locale)
    return switch notation.reading(text) {
    case .ambiguous(let one, let other):
      words.numberInTwoWays.replacing("{text}", with: text)
        .replacing("{one}", with: plain(one, notation)).replacing("{other}", with: plain(other, notation))
    case .number: words.numberNotAllowed.replacing("{text}", with: text)
    case .none, .empty:
      words.numberNotRead.replacing("{text}", with: text).replacing("{example}", with: notation.text(1234.56))
    }
  }

  /// Returns a number as a text that can be read in only one way. It adds a digit to three decimals, because they look
  /// like a group of digits.
  private func plain(_ number: Double, _ notation: NumberNotation) -> String {
    let text = notation.text(number)
    let decimals = text.split(separator: notation.decimalMark)
    return decimals.count == 2 && decimals[1].count == 3 ? text + String(Character(notation.zero)) : text
  }
}
