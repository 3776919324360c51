import Espalier

extension TextTable {
  /// The texts of features that need the bank, in German.
  static let bankGerman = TextTable(
    language: "de",
    [
      "bank.summary": "Die Bank verbinden und ihre Buchungen abrufen",
      "bank.isNotConnected": "Es ist keine Bank verbunden",
      "bank.lookAgain": "Noch einmal nachsehen",
    ])
}
