// espalier texts --access public
// Written from Texts.xcstrings. Change that, or the options above, and run the command again.
// swift-format-ignore-file

public import Espalier

extension LocalizedText {
  /// “amounts in {first} and {second} cannot be added without a rate”
  public static func moneyDifferentCurrencies(first: String, second: String) -> LocalizedText {
    LocalizedText(
      "money.differentCurrencies",
      "amounts in {first} and {second} cannot be added without a rate",
      ["first": first, "second": second])
  }

  /// ““{text}” is not an amount”
  public static func moneyNotAnAmount(text: String) -> LocalizedText {
    LocalizedText("money.notAnAmount", "“{text}” is not an amount", ["text": text])
  }

  /// “the amount is too large”
  public static let moneyOverflow = LocalizedText("money.overflow", "the amount is too large")

  /// ““{text}” has more decimal digits than {currency}, which has {most}”
  public static func moneyTooManyDigits(text: String, currency: String, most: String) -> LocalizedText {
    LocalizedText(
      "money.tooManyDigits",
      "“{text}” has more decimal digits than {currency}, which has {most}",
      ["text": text, "currency": currency, "most": most])
  }

  /// “Totals stand apart by currency: to tell them in {currency}, exchange rates are needed, and none have come from
  /// the bank yet.”
  public static func totalsNeedRates(currency: String) -> LocalizedText {
    LocalizedText(
      "totals.needRates",
      "Totals stand apart by currency: to tell them in {currency}, exchange rates are needed, and none have come from the bank yet.",
      ["currency": currency])
  }

  /// “at rates of {day}”
  public static func totalsRates(day: String) -> LocalizedText {
    LocalizedText("totals.rates", "at rates of {day}", ["day": day])
  }

  /// “The bank's rates of {day} do not lead from {currencies} to {target}, so that stands apart.”
  public static func totalsRatesLeadNot(day: String, currencies: String, target: String) -> LocalizedText {
    LocalizedText(
      "totals.ratesLeadNot",
      "The bank's rates of {day} do not lead from {currencies} to {target}, so that stands apart.",
      ["day": day, "currencies": currencies, "target": target])
  }

  /// “At rates of {day}”
  public static func totalsRatesRemark(day: String) -> LocalizedText {
    LocalizedText("totals.ratesRemark", "At rates of {day}", ["day": day])
  }
}

extension TextTable {
  /// The texts of this folder in other languages.
  public static let walletFeatures: [TextTable] = [
    TextTable(
      language: "de",
      [
        "money.differentCurrencies": "Beträge in {first} und {second} lassen sich ohne Kurs nicht addieren",
        "money.notAnAmount": "„{text}“ ist kein Betrag",
        "money.overflow": "Der Betrag ist zu groß",
        "money.tooManyDigits": "„{text}“ hat mehr Nachkommastellen als {currency} mit {most}",
        "totals.needRates": "Die Summen stehen je Währung für sich: Für eine Summe in {currency} fehlen noch Wechselkurse der Bank.",
        "totals.rates": "zu Kursen vom {day}",
        "totals.ratesLeadNot": "Mit den Kursen der Bank vom {day} lässt sich {currencies} nicht in {target} umrechnen und steht daher für sich.",
        "totals.ratesRemark": "Zu Kursen vom {day}",
      ]),
  ]
}
