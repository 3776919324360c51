import Espalier

/// The words of totals in several currencies
extension LocalizedText {
  static func totalsRates(day: String) -> LocalizedText {
    LocalizedText(
      "totals.rates",
      "at rates of {day}",
      ["day": day])
  }

  static func totalsRatesRemark(day: String) -> LocalizedText {
    LocalizedText(
      "totals.ratesRemark",
      "At rates of {day}",
      ["day": day])
  }

  static func totalsNeedRates(currency: String) -> LocalizedText {
    LocalizedText(
      "totals.needRates",
      "Totals stand apart by currency: to tell them in {currency}, exchange rates are needed, and none have come from the bank yet.",
      ["currency": currency])
  }

  static func totalsRatesLeadNot(day: String, currencies: String, target: String) -> LocalizedText {
    LocalizedText(
      "totals.ratesLeadNot",
      "The bank's rates of {day} do not lead from {currencies} to {target}, so that stands apart.",
      ["day": day, "currencies": currencies, "target": target])
  }
}
