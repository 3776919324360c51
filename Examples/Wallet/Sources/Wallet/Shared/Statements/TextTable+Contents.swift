import Espalier

extension TextTable {
  /// The texts about content that is no statement, and files that cannot be read, in German.
  static let statementContentsGerman = TextTable(
    language: "de",
    [
      "statement.pdf":
        "Es ist ein PDF, das zum Drucken gedacht ist. Bitte bei der Bank CSV oder OFX exportieren.",
      "statement.zip":
        "Es ist ein ZIP-Archiv oder eine Excel-Arbeitsmappe (XLSX). Bitte entpacken, oder in einer Tabellenkalkulation öffnen und als CSV speichern.",
      "statement.oldWorkbook":
        "Es ist eine alte Excel-Arbeitsmappe (XLS). Bitte in einer Tabellenkalkulation öffnen und als CSV speichern.",
      "statement.gzip":
        "Sie ist mit gzip komprimiert. Bitte zuerst entpacken.",
      "statement.rar":
        "Es ist ein RAR-Archiv. Bitte zuerst entpacken.",
      "statement.sevenZip":
        "Es ist ein 7z-Archiv. Bitte zuerst entpacken.",
      "statement.picture":
        "Es ist ein Bild. Bitte bei der Bank CSV oder OFX exportieren.",
      "statement.database":
        "Es ist eine Datenbank. Bitte bei der Bank CSV oder OFX exportieren.",
      "statement.zeroBytes":
        "Sie enthält Nullbytes, ist also kein Text. Bitte bei der Bank CSV oder OFX exportieren.",
      "statement.binary":
        "Es ist eine Binärdatei und kein Text. Bitte bei der Bank CSV oder OFX exportieren.",
      "statement.utf32":
        "Es ist Text in UTF-32. Bitte als UTF-8 speichern und erneut versuchen.",
      "statement.camt":
        "Es ist ein CAMT-Auszug (ISO 20022 XML), der noch nicht gelesen wird. Bitte CSV oder OFX exportieren.",
      "statement.webPage":
        "Es ist eine Webseite (HTML), vielleicht die Anmelde- oder Fehlerseite der Bank. Bitte anmelden und CSV oder OFX noch einmal exportieren.",
      "statement.xml":
        "Es ist XML, aber kein OFX. Bitte bei der Bank CSV oder OFX exportieren.",
      "statement.rtf":
        "Es ist ein Textdokument (RTF). Bitte bei der Bank CSV oder OFX exportieren.",
      "statement.json":
        "Es ist JSON. Bitte bei der Bank CSV oder OFX exportieren.",
      "statement.qif":
        "Es ist eine QIF-Datei, die nicht gelesen wird. Bitte bei der Bank CSV oder OFX exportieren.",
      "statement.mt940":
        "Es ist ein MT940-Auszug, der nicht gelesen wird. Bitte bei der Bank CSV oder OFX exportieren.",
      "statement.noHeader":
        "Keine Zeile ist die Kopfzeile einer Tabelle von Buchungen. Bitte CSV mit einer Kopfzeile exportieren, die mindestens Datum und Betrag nennt (oder Soll und Haben), oder OFX.",
      "statement.unclearColumns":
        "Sie hat keine Kopfzeile und {columns} Spalten mit Beträgen, die mehreres bedeuten können. Bitte mit Kopfzeile exportieren oder eine davor setzen, etwa Datum;Beschreibung;Soll;Haben.",
      "statement.noAccount":
        "Es ist OFX ohne ein Konto. Bitte bei der Bank noch einmal exportieren.",
      "statement.noAccountBut":
        "Es ist OFX ohne ein Konto. Die Antwort der Bank: {answer}. Bitte bei der Bank noch einmal exportieren.",
      "statement.missing":
        "Diese Datei gibt es nicht",
      "statement.forbidden":
        "Sie darf nicht gelesen werden",
      "statement.failed":
        "Sie lässt sich nicht öffnen oder lesen",
    ])
}
