import Espalier

extension TextTable {
  /// The texts of the settings, in German.
  static let settingsGerman = TextTable(
    language: "de",
    [
      "settings.title": "Einstellungen",
      "settings.appearance": "Darstellung",
      "settings.theme": "Farbschema",
      "settings.themeSystem": "Wie im Gerät eingestellt",
      "settings.themeLight": "Hell",
      "settings.themeDark": "Dunkel",
      "settings.language": "Sprache",
      "settings.languageSystem": "Wie im Browser",
      "settings.shownNotStored": "Es wird so angezeigt, aber nicht für das nächste Mal gespeichert.",
      "settings.totals": "Summen",
      "settings.currency": "Währung der Summen",
      "settings.currencyNone": "Jede Währung für sich",
      "settings.noRates":
        "Für Summen über mehrere Währungen fehlen noch die Wechselkurse der Bank. Bis dahin steht jede Währung für sich.",
      "settings.rates":
        "Summen über mehrere Währungen werden mit den Kursen der Bank vom {day} umgerechnet und jeweils auf die kleinste Einheit gerundet.",
      "settings.totalsStay": "Die Summen bleiben, wie sie waren.",
      "settings.data": "Eigene Daten",
      "settings.dataFooter": "Alle Buchungen als CSV-Datei, die Tabellenprogramme öffnen und Wallet importieren kann.",
      "settings.export": "Buchungen exportieren",
      "settings.collects": "Was Wallet erfasst",
      "settings.collectsFooter":
        "Welche Arten von Seiten geöffnet werden, was dort geschieht (ein Tippen, ein Link), wie lange es dauert und welche Fehler erscheinen. Niemals die Person, kein Konto, kein Zahlungspartner, kein Betrag und kein Text. Es bleibt auf diesem Rechner.",
      "settings.collect": "Nutzung von Wallet erfassen",
      "settings.collectHint": "Gilt für alle, die dieses Wallet nutzen.",
      "settings.collected": "Erfasst",
      "settings.collectedCount": .plural(
        one: "{count} Ereignis",
        other: "{count} Ereignisse"),
      "settings.exportCollected": "Erfasste Daten exportieren",
      "settings.deleteCollected": "Erfasste Daten löschen",
      "settings.collectionNotChanged": "Für die Zeit nach einem Neustart wurde es nicht geändert.",
      "settings.collectedNotDeleted": "Die erfassten Daten wurden nicht gelöscht.",
      "settings.changes": "Letzte Änderungen",
      "settings.changesFooter": "Bis zum Abmelden lassen sie sich rückgängig machen.",
      "settings.undoChange": "Rückgängig: {change}",
      "settings.account": "Zugang",
      "settings.guestFooter": "Zu sehen sind Beispieldaten, die auch andere sehen können.",
      "settings.signIn": "Anmelden",
      "settings.sampleFooter": "Zu sehen sind Beispieldaten. Beim Abmelden werden sie gelöscht.",
      "settings.signedInAs": "Angemeldet als",
      "settings.signOut": "Abmelden",
      "settings.deleteTitle": "Zugang löschen",
      "settings.deleteWarning":
        "Alle Konten, Buchungen und Einstellungen werden endgültig gelöscht. Sie lassen sich nicht wiederherstellen.",
      "settings.deletePasswordHint": "Zur Sicherheit.",
      "settings.deleteAll": "Alles löschen",
    ])
}
