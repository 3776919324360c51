import Espalier

extension TextTable {
  /// The texts that several features share, in German.
  static let walletGerman = TextTable(
    language: "de",
    [
      "wallet.nothingHere": "Hier ist nichts",
      "wallet.name": "Name",
      "wallet.account": "Konto",
      "wallet.category": "Kategorie",
      "wallet.month": "Monat",
      "wallet.password": "Passwort",
      "wallet.delete": "Löschen",
      "wallet.undo": "Rückgängig",
      "wallet.cancel": "Abbrechen",
      "wallet.rename": "Umbenennen",
      "wallet.save": "Speichern",
      "wallet.pleaseChoose": "Bitte auswählen",
      "wallet.calledByBank": "Name bei der Bank",
      "wallet.operations": "Buchungen",
      "wallet.noOperationsYet": "Noch keine Buchungen",
      "wallet.importStatement": "Kontoauszug importieren",
      "wallet.noNameGiven": "Ohne Namen",
      "wallet.operationCount": .plural(
        one: "{count} Buchung",
        other: "{count} Buchungen"),
      "wallet.importCounts": "{new} neu, {known} schon vorhanden",
      "wallet.importCountsWithDeleted": "{new} neu, {known} schon vorhanden, {deleted} früher gelöscht",
      "wallet.partedTransfers":
        .plural(
          one: "{count} Umbuchung verliert ihre Gegenbuchung.",
          other: "{count} Umbuchungen verlieren ihre Gegenbuchung."),
      "wallet.transferTo": "an {account}",
      "wallet.transferFrom": "von {account}",
      "wallet.transferWay": "{source} an {target}",
      "wallet.quoted": "„{name}“",
      "wallet.notFoundTitle": "Nicht gefunden",
      "wallet.notFoundMessage": "Vielleicht wurde es gelöscht, oder die Adresse enthält einen Tippfehler.",
      "wallet.sampleBadge": "Beispiel",
      "wallet.ownSample": "Erfundene Daten. Sie werden beim Abmelden gelöscht, spätestens nach einem Tag.",
      "wallet.sharedSample":
        "Erfundene Daten, die alle Gäste gemeinsam sehen. Mit jedem Start von Wallet beginnen sie von vorn.",
      "wallet.bankOrigin": "Kontostand der Bank vom {day} und alles danach",
      "wallet.openingOrigin": "Eigener Anfangssaldo vom {day} und alles seitdem",
      "wallet.sumOrigin": "Nur die Summe seit {day}; der Stand davor ist nicht bekannt",
      "wallet.shortBankOrigin": "Stand der Bank vom {day}",
      "wallet.shortOpeningOrigin": "Eigener Stand vom {day}",
      "wallet.shortSumOrigin": "Summe seit {day}",
      "wallet.knownTotal": "Kontostände und alles danach",
      "wallet.knownTotalOf": "Kontostände vom {day} und alles danach",
      "wallet.knownTotalFrom": "Kontostände vom {first} bis {last} und alles danach",
      "wallet.summedTotal": "Nur die Summe; der Stand davor ist nicht bekannt",
      "wallet.summedTotalSince": "Nur die Summe seit {day}; der Stand davor ist nicht bekannt",
      "wallet.mixedTotal": "{known} {knownPart}; {summed} {summedPart}",
      "wallet.fromBalances": "aus Kontoständen",
      "wallet.fromBalancesOf": "aus Kontoständen vom {day}",
      "wallet.fromBalancesFrom": "aus Kontoständen vom {first} bis {last}",
      "wallet.isOnlySum": "sind nur die Summe",
      "wallet.isOnlySumSince": "sind nur die Summe seit {day}",
    ])
}
