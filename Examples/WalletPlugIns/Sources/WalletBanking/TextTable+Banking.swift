import Espalier

extension TextTable {
  /// The texts of the connection to the bank, in German.
  static let bankingGerman = TextTable(
    language: "de",
    [
      "banking.title": "Meine Bank",
      "banking.strangerHeading": "Zuerst ein eigenes Wallet",
      "banking.strangerMessage": "Erst einen Zugang anlegen, dann die Bank verbinden.",
      "banking.forgetQuestion": "Verbindung trennen?",
      "banking.forgetMessage": "Bereits Übernommenes bleibt im Wallet.",
      "banking.forgetIt": "Trennen",
      "banking.accounts": "Konten bei der Bank",
      "banking.actionsFooter":
        "Bereits Vorhandenes wird erkannt, und der Import lässt sich wie jeder andere rückgängig machen.",
      "banking.bringIn": "Buchungen abrufen",
      "banking.forget": "Verbindung trennen",
      "banking.invitation": "Die Bank einmal verbinden und ihre Buchungen jederzeit abrufen.",
      "banking.connectTitle": "Bank verbinden",
      "banking.report": "{new} neue Buchungen, {known} schon bekannt.",
      "banking.credentialsFooter":
        "Das Passwort geht einmal an die Bank und wird nicht gespeichert. Was die Bank dafür ausstellt, wird verschlüsselt gespeichert.",
      "banking.nameAtBank": "Name bei der Bank",
      "banking.passwordAtBank": "Passwort bei der Bank",
      "banking.connect": "Verbinden",
      "banking.nameMissing": "Wie lautet der Name bei der Bank?",
      "banking.passwordMissing": "Wie lautet das Passwort bei der Bank?",
      "banking.notConnected": "Es ist keine Bank verbunden. Bitte zuerst verbinden.",
      "banking.ended": "Die Bank hat die Verbindung beendet. Bitte neu verbinden.",
      "banking.wrongPassword": "Die Bank kennt diesen Namen mit diesem Passwort nicht.",
      "banking.unavailable": "Die Bank antwortet gerade nicht. {reason}",
      "banking.tooMuch": "Sie meldet mehr Buchungen, als auf einmal gelesen werden können.",
      "banking.importName": "Von der Bank",
    ])
}
