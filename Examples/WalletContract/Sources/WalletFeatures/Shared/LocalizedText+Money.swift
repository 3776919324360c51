import Espalier

/// The texts about sums that cannot be computed.
extension LocalizedText {
  static func moneyDifferentCurrencies(first: String, second: String) -> LocalizedText {
    LocalizedText(
      "money.differentCurrencies",
      "amounts in {first} and {second} cannot be added without a rate",
      ["first": first, "second": second])
  }

  static let moneyOverflow = LocalizedText("money.overflow", "the amount is too large")

  static func moneyNotAnAmount(text: String) -> LocalizedText {
    LocalizedText(
      "money.notAnAmount",
      "“{text}” is not an amount",
      ["text": text])
  }

  static func moneyTooManyDigits(text: String, currency: String, most: String) -> LocalizedText {
    LocalizedText(
      "money.tooManyDigits",
      "“{text}” has more decimal digits than {currency}, which has {most}",
      ["text": text, "currency": currency, "most": most])
  }
}
