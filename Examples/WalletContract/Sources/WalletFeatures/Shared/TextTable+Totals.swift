public import Espalier

extension TextTable {
  /// The words of totals in several currencies,, in German.
  public static let totalsGerman = TextTable(
    language: "de",
    [
      "totals.rates": "zu Kursen vom {day}",
      "totals.ratesRemark": "Zu Kursen vom {day}",
      "totals.needRates":
        "Die Summen stehen je Währung für sich: Für eine Summe in {currency} fehlen noch Wechselkurse der Bank.",
      "totals.ratesLeadNot":
        "Mit den Kursen der Bank vom {day} lässt sich {currencies} nicht in {target} umrechnen und steht daher für sich.",
    ])
}
