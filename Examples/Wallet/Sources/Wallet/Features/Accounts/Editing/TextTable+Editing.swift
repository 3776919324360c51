import Espalier

extension TextTable {
  /// The texts for changing an account, in German.
  static let editingGerman = TextTable(
    language: "de",
    [
      "editing.nameHint": "In den Dateien der Bank: „{name}“. Für diesen Namen das Feld leer lassen.",
      "editing.opening": "Anfangssaldo",
      "editing.amount": "Betrag in {currency}",
      "editing.amountHint": "Schulden mit Minus angeben.",
      "editing.amountMissing": "Wie viel war auf dem Konto?",
      "editing.day": "Zu Beginn des",
      "editing.dayHint":
        "Buchungen ab diesem Tag kommen hinzu. Ein späterer Kontostand der Bank tritt an seine Stelle.",
      "editing.dayMissing": "Zu Beginn welches Tages?",
      "editing.setOpening": "Anfangssaldo festlegen",
      "editing.removeOpening": "Entfernen",
      "editing.twice": "Dasselbe Konto doppelt?",
      "editing.twiceFooter": "Vorher kommt noch eine Rückfrage.",
      "editing.target": "Buchungen übernehmen in",
      "editing.mergeMore": "Zusammenführen …",
      "editing.chooseFirst": "Zuerst ein Konto auswählen.",
      "editing.deleteThis": "Konto löschen …",
      "editing.deleteQuestion": "„{account}“ löschen?",
      "editing.deleted": "{operations} und der Kontostand von {balance} werden mit gelöscht.",
      "editing.deletedBetween":
        "{operations} vom {first} bis {last} und der Kontostand von {balance} werden mit gelöscht.",
      "editing.deletedLater":
        "Eine später importierte Datei legt das Konto neu an. Bis zum Abmelden lässt sich das rückgängig machen.",
      "editing.mergeQuestion": "„{source}“ in „{target}“ übernehmen?",
      "editing.moved":
        .plural(
          one: "{count} Buchung kommt zu „{target}“, und „{source}“ gibt es nicht mehr.",
          other: "{count} Buchungen kommen zu „{target}“, und „{source}“ gibt es nicht mehr."),
      "editing.lookAlikes":
        .plural(
          one:
            "{count} Buchung ist anscheinend in beiden: Mit allen sind auf „{target}“ {keeping}, mit je einer {dropping}.",
          other:
            "{count} Buchungen sind anscheinend in beiden: Mit allen sind auf „{target}“ {keeping}, mit je einer {dropping}."
        ),
      "editing.thenHolds": "Der Kontostand beträgt dann {balance}.",
      "editing.mergedLater":
        "Spätere Dateien beider Konten kommen zu „{target}“. Bis zum Abmelden lässt sich das rückgängig machen.",
      "editing.merge": "Zusammenführen",
      "editing.keepAll": "Alle behalten",
      "editing.keepOne": "Je eine behalten",
    ])
}
