internal import EspalierViews

/// The reason why a typed text is not taken as a number, for the person who typed it.
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

  /// The number so that it has one reading: three decimals look like a group.
  private func plain(_ number: Double, _ notation: NumberNotation) -> String {
    let text = notation.text(number)
    let decimals = text.split(separator: notation.decimalMark)
    return decimals.count == 2 && decimals[1].count == 3 ? text + String(Character(notation.zero)) : text
  }
}
