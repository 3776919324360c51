import Espalier

extension TextTable {
  /// The texts for importing a statement, in German.
  static let importGerman = TextTable(
    language: "de",
    [
      "import.title": "Kontoauszug importieren",
      "import.import": "Importieren",
      "import.progress": "Import",
      "import.another": "Weitere Datei importieren: CSV oder OFX, bis zu 20 MB.",
      "import.chooseAnother": "Andere Datei auswählen: CSV oder OFX, bis zu 20 MB.",
      "import.chooseHint": "CSV oder OFX, wie die Bank es exportiert, bis zu 20 MB.",
      "import.chooser": "Kontoauszug auswählen",
      "import.chooserFooter":
        "Vor dem Speichern ist zu sehen, was hinzukommt. Bereits Importiertes wird erkannt; eine Datei zweimal zu importieren, schadet nicht.",
      "import.nothingOfFile": "Aus dieser Datei wurde nichts übernommen.",
      "import.storing": "„{file}“ wird gespeichert.",
      "import.reading": "„{file}“ wird gelesen.",
      "import.failed": "Es wurde nichts importiert. {reason}",
      "import.notKept":
        "„{file}“ wurde gerade importiert, als Wallet endete, und die Datei blieb nicht erhalten. Bitte noch einmal auswählen.",
      "import.mendAndAgain":
        "Alle anderen Zeilen sind übernommen. Diese in der Datei korrigieren und sie erneut importieren; bereits Übernommenes wird erkannt.",
      "import.nothingNew": "„{file}“ enthielt nichts Neues.",
      "import.done":
        .plural(
          one: "„{file}“ ist importiert: {count} neue Buchung.",
          other: "„{file}“ ist importiert: {count} neue Buchungen."),
      "import.accounts": "Konten",
      "import.newAccount": "{name} (neues Konto)",
      "import.seeAccounts": "Zu den Konten",
      "import.seeOperations": "Zu den Buchungen",
      "import.doubtful":
        "„{file}“ lässt sich auf mehrere Weisen lesen. Importiert wird erst, wenn klar ist, wie sie gemeint ist.",
      "import.goOn": "Weiter",
      "import.answerFirst": "Zuerst die Fragen beantworten.",
      "import.otherFile": "Andere Datei auswählen",
      "import.exampleLine": "Zeile {line}: {text}",
      "import.datesTitle": "Wie schreibt die Datei ein Datum?",
      "import.datesLabel": "Reihenfolge im Datum",
      "import.dayFirst": "Tag zuerst: 31/01/2026",
      "import.monthFirst": "Monat zuerst: 01/31/2026",
      "import.yearFirst": "Jahr zuerst: 26/01/31",
      "import.signTitle": "Was bedeuten die Vorzeichen?",
      "import.signLabel": "Beträge von Ausgaben",
      "import.signMinus": "Ausgaben haben ein Minus",
      "import.income": "Einnahmen",
      "import.spending": "Ausgaben",
      "import.turnSigns": "Alle Vorzeichen umdrehen",
      "import.turnSignsHint": "Für eine Datei, in der Einnahmen und Ausgaben vertauscht sind",
      "import.signNone": "Ausgaben haben kein Vorzeichen",
      "import.currencyTitle": "Welche Währung ist es?",
      "import.currencyLabel": "Währung",
      "import.decimalTitle": "Wie schreibt die Datei Cent?",
      "import.decimalLabel": "Dezimalzeichen",
      "import.decimalComma": "Mit Komma: 1.234,56",
      "import.decimalPoint": "Mit Punkt: 1,234.56",
      "import.comesIn": "Kommt hinzu",
      "import.staysOut": "Bleibt draußen",
      "import.othersComeIn":
        "Alle anderen Zeilen werden übernommen. Diese lassen sich in der Datei korrigieren und später erneut importieren.",
      "import.importOperations": "{operations} importieren",
      "import.otherAccount": "Anderes Konto auswählen",
      "import.otherAccounts": "Andere Konten auswählen",
      "import.noOperations": "„{file}“ enthält keine Buchungen.",
      "import.knownAndDeleted":
        .plural(
          one: "{known}, und {count} bleibt weg, weil sie gelöscht wurde.",
          other: "{known}, und {count} bleiben weg, weil sie gelöscht wurden."),
      "import.knownPart":
        .plural(
          one: "„{file}“ enthält keine neuen Buchungen; {count} ist schon vorhanden",
          other: "„{file}“ enthält keine neuen Buchungen; {count} sind schon vorhanden"),
      "import.bringsLetIn":
        "„{file}“ bringt {operations}, davon {kept} ausdrücklich zugelassen. Noch ist nichts gespeichert.",
      "import.brings":
        .plural(
          one: "„{file}“ bringt {count} neue Buchung. Noch ist nichts gespeichert.",
          other: "„{file}“ bringt {count} neue Buchungen. Noch ist nichts gespeichert."),
      "import.show": "Anzeigen",
      "import.nothingStaysOut": "Es bleibt nichts draußen",
      "import.accountUnknown": "„{file}“ nennt kein Konto. Vor dem Speichern ist zu sehen, was hinzukommt.",
      "import.whichAccount": "Welches Konto ist es?",
      "import.whichAccountIn": "Welches Konto in {currency} ist es?",
      "import.accountFooter": "Die Antwort wird für die nächste Datei dieser Art wieder vorgeschlagen.",
      "import.accountIn": "Konto in {currency}",
      "import.newName": "Name des neuen Kontos",
      "import.newNameIn": "Name des neuen Kontos in {currency}",
      "import.newNameMissing": "Wie soll das neue Konto heißen?",
      "import.extent": "{operations} in {currency}.",
      "import.extentOf": "{operations} in {currency}, vom {day}.",
      "import.extentFrom": "{operations} in {currency}, vom {first} bis {last}.",
      "import.candidate": "{account} – {known} von {all} sind wohl bekannt",
      "import.aNewAccount": "Ein neues Konto",
      "import.refused":
        .plural(
          one: "Nicht übernommen: {count} Zeile",
          other: "Nicht übernommen: {count} Zeilen"),
      "import.refusal": "Zeile {line}: {reason}",
      "import.leaveOut": "Weglassen",
      "import.anyway": "Trotzdem importieren",
      "import.letIn": "Wird trotzdem übernommen",
      "import.youDeletedIt": "Wurde gelöscht",
      "import.alreadyThere": "Schon vorhanden",
      "import.actionOn": "{action}: {payee}, {detail}, {amount}",
      "import.known":
        .plural(
          one: "„{file}“ enthält keine neuen Buchungen; {count} ist schon vorhanden.",
          other: "„{file}“ enthält keine neuen Buchungen; {count} sind schon vorhanden."),
    ])
}
