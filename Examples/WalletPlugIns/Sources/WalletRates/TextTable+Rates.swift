import Espalier

extension TextTable {
  /// The texts of the exchange rates, in German.
  static let ratesGerman = TextTable(
    language: "de",
    [
      "rates.title": "Wechselkurse",
      "rates.summary": "Was eine Währung in anderen wert ist, nach dem Tag der Bank",
      "rates.subtitle": "Nach dem Tag der Bank",
      "rates.subtitleOf": "Kurse der Bank vom {day}",
      "rates.one": "1 {currency} sind",
      "rates.noneOfCurrency": "Die Bank hat keine Kurse für diese Währung.",
      "rates.noneNow": "Die Bank hat gerade keine Kurse. {reason}",
    ])
}
