/// A reason why an amount could not be made.
public enum MoneyError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Two currencies met in one sum. Convert one of the amounts first.
  case differentCurrencies(Currency, Currency)
  /// The number does not fit into 64 bits of smallest units, or a sum into 128.
  case overflow
  /// The text is not a number.
  case notAnAmount(String)
  /// The number has digits beyond the currency's smallest unit that are not zero.
  case tooManyDigits(String, Currency)

  /// The error in one sentence.
  public var description: String {
    switch self {
    case .differentCurrencies(let first, let second):
      "amounts in \(first) and \(second) cannot be added without a rate"
    case .overflow: "the amount is too large"
    case .notAnAmount(let text): "“\(Self.shortened(text))” is not an amount"
    case .tooManyDigits(let text, let currency):
      "“\(Self.shortened(text))” has more decimal digits than \(currency), which has "
        + "\(currency.minorUnitDigits)"
    }
  }

  /// The beginning of a text that somebody else has written.
  private static func shortened(_ text: String) -> String { text.count > 40 ? text.prefix(39) + "…" : text }
}
