import Espalier

extension TextTable {
  /// The texts about files that hold no statement, in German.
  static let statementGerman = TextTable(
    language: "de",
    [
      "statement.empty": "Die Datei ist leer. Bitte bei der Bank noch einmal exportieren.",
      "statement.busy":
        "Gerade werden viele Dateien gelesen. Es wurde nichts übernommen; bitte gleich erneut versuchen.",
      "statement.cancelled": "Das Lesen wurde abgebrochen.",
      "statement.noOperations":
        "Die Datei enthält eine Kopfzeile und keine Buchungen. Bitte bei der Bank einen Zeitraum mit Buchungen exportieren.",
      "statement.nothingReadable":
        .plural(
          one:
            "Keine einzige Zeile war als Buchung lesbar; {count} wurde abgelehnt. Die erste: {first}. Bitte die Datei bei der Bank noch einmal exportieren, als CSV mit Kopfzeile oder als OFX.",
          other:
            "Keine einzige Zeile war als Buchung lesbar; {count} wurden abgelehnt. Die erste: {first}. Bitte die Datei bei der Bank noch einmal exportieren, als CSV mit Kopfzeile oder als OFX."
        ),
      "statement.notAStatement": "Das ist kein Kontoauszug: {reason}",
      "statement.unreadable": "{reason}. Bitte die Datei noch einmal auswählen oder ihre Rechte prüfen.",
      "statement.atLine": "Zeile {line}: {words}",
      "statement.overFileSize":
        "Die Datei ist größer als {most} Byte. Bitte bei der Bank einen kürzeren Zeitraum exportieren oder die Datei aufteilen.",
      "statement.overCellLength":
        "Eine Zelle ist länger als {most} Byte, was keine Bank schreibt. Bitte diese Zeile in einem Texteditor ansehen: Vielleicht fehlt dort ein Anführungszeichen oder Zeilenende.",
      "statement.overRowLength":
        "Eine Zeile ist länger als {most} Byte, was keine Bank schreibt. Bitte diese Zeile in einem Texteditor ansehen: Vielleicht fehlt dort ein Anführungszeichen oder Zeilenende.",
      "statement.overCells":
        "Eine Zeile hat mehr als {most} Zellen, was keine Bank schreibt. Bitte diese Zeile in einem Texteditor ansehen: Vielleicht fehlt dort ein Anführungszeichen oder Zeilenende.",
      "statement.overRows":
        "Die Datei hat mehr als {most} Zeilen. Bitte bei der Bank einen kürzeren Zeitraum exportieren oder die Datei aufteilen.",
      "statement.overTables":
        "Die Datei hat mehr als {most} Tabellen. Bitte jedes Konto einzeln oder einen kürzeren Zeitraum exportieren.",
      "statement.overOperations":
        "Die Datei hat mehr als {most} Buchungen. Bitte bei der Bank einen kürzeren Zeitraum exportieren oder die Datei aufteilen.",
      "statement.overAccounts": "Die Datei nennt mehr als {most} Konten. Bitte jedes Konto einzeln exportieren.",
      "statement.overRefusals":
        "Mehr als {most} Zeilen sind nicht als Buchungen lesbar. Bitte bei der Bank CSV mit Kopfzeile oder OFX exportieren.",
      "statement.overMemory":
        "Das Lesen der Datei braucht mehr als {most} Byte Speicher. Bitte bei der Bank einen kürzeren Zeitraum exportieren oder die Datei aufteilen.",
      "statement.overDuration":
        "Das Lesen der Datei dauert länger als {most} Sekunden. Bitte bei der Bank einen kürzeren Zeitraum exportieren oder die Datei aufteilen.",
    ])
}
