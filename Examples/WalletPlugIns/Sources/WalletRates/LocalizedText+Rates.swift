import Espalier

/// The texts of the exchange rates.
extension LocalizedText {
  static let ratesTitle = LocalizedText("rates.title", "Exchange rates")
  static let ratesSummary = LocalizedText("rates.summary", "What a currency is worth in others, by the bank's day")
  static let ratesSubtitle = LocalizedText("rates.subtitle", "By the bank's day")

  static func ratesSubtitleOf(day: String) -> LocalizedText {
    LocalizedText(
      "rates.subtitleOf",
      "The bank's rates of {day}",
      ["day": day])
  }

  static func ratesOne(currency: String) -> LocalizedText {
    LocalizedText(
      "rates.one",
      "1 {currency} is",
      ["currency": currency])
  }

  static let ratesNoneOfCurrency = LocalizedText("rates.noneOfCurrency", "The bank has no rates of this currency.")

  static func ratesNoneNow(reason: String) -> LocalizedText {
    LocalizedText(
      "rates.noneNow",
      "The bank has no rates for us now. {reason}",
      ["reason": reason])
  }
}
