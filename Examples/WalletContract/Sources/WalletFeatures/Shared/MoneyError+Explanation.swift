public import Espalier
public import WalletValues

// What cannot be reckoned with is the person's own, and told in full.
extension MoneyError: ExplainedError {
  /// The error in words for the person, in their language.
  public var explanation: String? { text.localized }

  private var text: LocalizedText {
    switch self {
    case .differentCurrencies(let first, let second):
      .moneyDifferentCurrencies(first: first.code, second: second.code)
    case .overflow: .moneyOverflow
    case .notAnAmount(let text): .moneyNotAnAmount(text: Self.shortened(text))
    case .tooManyDigits(let text, let currency):
      .moneyTooManyDigits(text: Self.shortened(text), currency: currency.code, most: "\(currency.minorUnitDigits)")
    }
  }

  /// The beginning of a text that somebody else has written.
  private static func shortened(_ text: String) -> String { text.count > 40 ? text.prefix(39) + "…" : text }
}
