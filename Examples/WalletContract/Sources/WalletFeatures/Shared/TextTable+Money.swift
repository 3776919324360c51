public import Espalier

extension TextTable {
  /// The texts about sums that cannot be computed, in German.
  public static let moneyGerman = TextTable(
    language: "de",
    [
      "money.differentCurrencies": "Beträge in {first} und {second} lassen sich ohne Kurs nicht addieren",
      "money.overflow": "Der Betrag ist zu groß",
      "money.notAnAmount": "„{text}“ ist kein Betrag",
      "money.tooManyDigits": "„{text}“ hat mehr Nachkommastellen als {currency} mit {most}",
    ])
}
