import Espalier

extension TextTable {
  /// The texts of the operations, in German.
  static let operationsGerman = TextTable(
    language: "de",
    [
      "operations.title": "Buchungen",
      "operations.operation": "Buchung",
      "operations.payees": "Zahlungspartner",
      "operations.nothingMatches": "Nichts gefunden",
      "operations.nothingMatchesMessage":
        "Gesucht wird in Zahlungspartnern, Verwendungszwecken, Beträgen, Kategorien, Konten und Monaten. Weniger Wörter eingeben oder die Filter entfernen.",
      "operations.noneMessage": "Nach dem Import eines Kontoauszugs steht hier jede Zahlung.",
      "operations.search": "Buchungen durchsuchen",
      "operations.searchHint": "Name, Betrag, Kategorie …",
      "operations.allAccounts": "Alle Konten",
      "operations.allCategories": "Alle Kategorien",
      "operations.allMonths": "Alle Monate",
      "operations.showAll": "Alle Buchungen zeigen",
      "operations.found": "{operations}, insgesamt {total}",
      "operations.seeAll": "Alle Buchungen ansehen",
      "operations.amount": "Betrag",
      "operations.day": "Tag",
      "operations.payee": "Zahlungspartner",
      "operations.memo": "Verwendungszweck",
      "operations.importedFrom": "Importiert aus",
      "operations.line": "{file}, Zeile {line}",
      "operations.categoryFooter":
        "Künftig importierte Buchungen dieses Zahlungspartners erhalten die hier gewählte Kategorie.",
      "operations.categoryNotChanged": "Die Kategorie wurde nicht geändert.",
      "operations.others":
        .plural(
          one: "{count} weitere Buchung von „{payee}“ hat eine andere Kategorie, insgesamt {total}.",
          other: "{count} weitere Buchungen von „{payee}“ haben eine andere Kategorie, insgesamt {total}."),
      "operations.makeAll": "Alle zu {category}",
      "operations.transfer": "Umbuchung",
      "operations.transferFooter":
        "Beide Seiten sind eine Umbuchung zwischen eigenen Konten: weder Einnahme noch Ausgabe.",
      "operations.to": "An",
      "operations.from": "Von",
      "operations.noTransfer": "Das ist keine Umbuchung …",
      "operations.candidates": "Eine Umbuchung zwischen eigenen Konten?",
      "operations.candidatesFooter": "Mit der Wahl der Gegenbuchung zählen beide weder als Einnahme noch als Ausgabe.",
      "operations.deleteThis": "Buchung löschen …",
      "operations.deleteQuestion": "Diese Buchung löschen?",
      "operations.balanceStays": "Auf „{account}“ bleiben {balance}, denn der Kontostand der Bank ist neuer.",
      "operations.balanceChanges": "Auf „{account}“ sind dann {after} statt {before}.",
      "operations.deleteMessage":
        "{balance} Eine Datei mit dieser Buchung bringt sie nicht von selbst zurück. Bis zum Abmelden lässt sich das rückgängig machen.",
      "operations.partQuestion": "Ist das keine Umbuchung?",
      "operations.partMessage":
        "Diese Buchung und die vom {day} auf „{account}“ zählen dann als Einnahme und Ausgabe, jede mit ihrer eigenen Kategorie.",
      "operations.part": "Trennen",
      "operations.pairQuestion": "Ist das die Gegenbuchung?",
      "operations.pairMessage":
        "{amount} vom {day} auf „{account}“. Beide werden eine Umbuchung, weder Einnahme noch Ausgabe.",
      "operations.pair": "Verbinden",
    ])
}
