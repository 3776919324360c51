import Espalier

extension TextTable {
  /// The texts about lines that are not taken in, in German.
  static let statementRefusalsGerman = TextTable(
    language: "de",
    [
      "statement.fieldCount":
        .plural(
          one: "Die Zeile hat {count} Feld und die Tabelle {expected}",
          other: "Die Zeile hat {count} Felder und die Tabelle {expected}"
        ),
      "statement.noDate":
        "Das Datum fehlt",
      "statement.noAmount":
        "Der Betrag fehlt",
      "statement.neitherDateNorAmount":
        "Datum und Betrag fehlen",
      "statement.notADate":
        "„{text}“ ist kein Datum",
      "statement.notADayFirst":
        "„{text}“ ist kein Datum mit dem Tag zuerst",
      "statement.notAMonthFirst":
        "„{text}“ ist kein Datum mit dem Monat zuerst",
      "statement.notAYearFirst":
        "„{text}“ ist kein Datum mit dem Jahr zuerst",
      "statement.fee":
        "Zur Gebühr: {reason}",
      "statement.debitAndCredit":
        "Die Zeile hat ein Soll ({debit}) und ein Haben ({credit})",
      "statement.unclearDirection":
        "„{amount}“ neben „{word}“ sagt nicht, ob es eine Ausgabe oder eine Einnahme ist",
      "statement.unknownCurrency":
        "„{text}“ ist keine bekannte Währung",
      "statement.noCurrencyOfRow":
        "Nichts sagt, in welcher Währung sie ist",
      "statement.movedNothing":
        "Die Bank nennt sie „{mark}“: Es ist kein Geld geflossen",
      "statement.notBooked":
        "Die Bank nennt sie „{mark}“: Sie ist noch nicht gebucht",
      "statement.beyondRealAmounts":
        "Der Betrag ist größer als jeder echte",
      "statement.cutOff":
        "Die Datei endet mitten in dieser Buchung",
      "statement.investment":
        "Ein Wertpapiergeschäft ({name}) wird nicht gelesen, nur Bewegungen von Geld",
      "statement.bankError":
        "Die Bank hat mit einem Fehler statt mit einem Kontoauszug geantwortet",
      "statement.firstRefusal":
        "Zeile {line}: {reason}: {text}",
    ])
}
