import Espalier

extension TextTable {
  /// The names of the parts of a person's wallet,, in German.
  static let sessionGerman = TextTable(
    language: "de",
    [
      "session.overview": "Übersicht",
      "session.accounts": "Konten",
      "session.operations": "Buchungen",
      "session.settings": "Einstellungen",
      "session.more": "Mehr",
    ])
}
