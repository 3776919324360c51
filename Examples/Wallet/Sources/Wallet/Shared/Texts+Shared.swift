// espalier texts
// Written from Texts.xcstrings. Change that, or the options above, and run the command again.
// swift-format-ignore-file

import Espalier

extension LocalizedText {
  /// “Account”
  static let walletAccount = LocalizedText("wallet.account", "Account")

  /// “The bank's of {day}, and what came after”
  static func walletBankOrigin(day: String) -> LocalizedText {
    LocalizedText("wallet.bankOrigin", "The bank's of {day}, and what came after", ["day": day])
  }

  /// “Called by the bank”
  static let walletCalledByBank = LocalizedText("wallet.calledByBank", "Called by the bank")

  /// “Cancel”
  static let walletCancel = LocalizedText("wallet.cancel", "Cancel")

  /// “Category”
  static let walletCategory = LocalizedText("wallet.category", "Category")

  /// “Delete”
  static let walletDelete = LocalizedText("wallet.delete", "Delete")

  /// “from balances”
  static let walletFromBalances = LocalizedText("wallet.fromBalances", "from balances")

  /// “from balances of {first} to {last}”
  static func walletFromBalancesFrom(first: String, last: String) -> LocalizedText {
    LocalizedText("wallet.fromBalancesFrom", "from balances of {first} to {last}", ["first": first, "last": last])
  }

  /// “from balances of {day}”
  static func walletFromBalancesOf(day: String) -> LocalizedText {
    LocalizedText("wallet.fromBalancesOf", "from balances of {day}", ["day": day])
  }

  /// “{new} new, {known} already there”
  static func walletImportCounts(new: String, known: String) -> LocalizedText {
    LocalizedText("wallet.importCounts", "{new} new, {known} already there", ["new": new, "known": known])
  }

  /// “{new} new, {known} already there, {deleted} deleted before”
  static func walletImportCountsWithDeleted(new: String, known: String, deleted: String) -> LocalizedText {
    LocalizedText(
      "wallet.importCountsWithDeleted",
      "{new} new, {known} already there, {deleted} deleted before",
      ["new": new, "known": known, "deleted": deleted])
  }

  /// “Import a statement”
  static let walletImportStatement = LocalizedText("wallet.importStatement", "Import a statement")

  /// “is only the sum”
  static let walletIsOnlySum = LocalizedText("wallet.isOnlySum", "is only the sum")

  /// “is only the sum since {day}”
  static func walletIsOnlySumSince(day: String) -> LocalizedText {
    LocalizedText("wallet.isOnlySumSince", "is only the sum since {day}", ["day": day])
  }

  /// “Balances, and what came after”
  static let walletKnownTotal = LocalizedText("wallet.knownTotal", "Balances, and what came after")

  /// “Balances of {first} to {last}, and what came after”
  static func walletKnownTotalFrom(first: String, last: String) -> LocalizedText {
    LocalizedText(
      "wallet.knownTotalFrom",
      "Balances of {first} to {last}, and what came after",
      ["first": first, "last": last])
  }

  /// “Balances of {day}, and what came after”
  static func walletKnownTotalOf(day: String) -> LocalizedText {
    LocalizedText("wallet.knownTotalOf", "Balances of {day}, and what came after", ["day": day])
  }

  /// “{known} {knownPart}; {summed} {summedPart}”
  static func walletMixedTotal(known: String, knownPart: String, summed: String, summedPart: String) -> LocalizedText {
    LocalizedText(
      "wallet.mixedTotal",
      "{known} {knownPart}; {summed} {summedPart}",
      ["known": known, "knownPart": knownPart, "summed": summed, "summedPart": summedPart])
  }

  /// “Month”
  static let walletMonth = LocalizedText("wallet.month", "Month")

  /// “Name”
  static let walletName = LocalizedText("wallet.name", "Name")

  /// “No name given”
  static let walletNoNameGiven = LocalizedText("wallet.noNameGiven", "No name given")

  /// “No operations yet”
  static let walletNoOperationsYet = LocalizedText("wallet.noOperationsYet", "No operations yet")

  /// “It may have been removed, or the address is mistyped.”
  static let walletNotFoundMessage = LocalizedText(
    "wallet.notFoundMessage",
    "It may have been removed, or the address is mistyped.")

  /// “Yours of {day}, and what came from then on”
  static func walletOpeningOrigin(day: String) -> LocalizedText {
    LocalizedText("wallet.openingOrigin", "Yours of {day}, and what came from then on", ["day": day])
  }

  /// “{count} operations”
  static func walletOperationCount(_ count: Int) -> LocalizedText {
    LocalizedText("wallet.operationCount", count: count, one: "{count} operation", other: "{count} operations")
  }

  /// “Operations”
  static let walletOperations = LocalizedText("wallet.operations", "Operations")

  /// “Made up. Erased when you sign out, after a day at the latest.”
  static let walletOwnSample = LocalizedText(
    "wallet.ownSample",
    "Made up. Erased when you sign out, after a day at the latest.")

  /// “{count} transfers lose their other side.”
  static func walletPartedTransfers(_ count: Int) -> LocalizedText {
    LocalizedText(
      "wallet.partedTransfers",
      count: count,
      one: "{count} transfer loses its other side.",
      other: "{count} transfers lose their other side.")
  }

  /// “Password”
  static let walletPassword = LocalizedText("wallet.password", "Password")

  /// “Please choose”
  static let walletPleaseChoose = LocalizedText("wallet.pleaseChoose", "Please choose")

  /// ““{name}””
  static func walletQuoted(name: String) -> LocalizedText {
    LocalizedText("wallet.quoted", "“{name}”", ["name": name])
  }

  /// “Rename”
  static let walletRename = LocalizedText("wallet.rename", "Rename")

  /// “Sample”
  static let walletSampleBadge = LocalizedText("wallet.sampleBadge", "Sample")

  /// “Save”
  static let walletSave = LocalizedText("wallet.save", "Save")

  /// “Made up and shared by all visitors. Begins anew with each start of Wallet.”
  static let walletSharedSample = LocalizedText(
    "wallet.sharedSample",
    "Made up and shared by all visitors. Begins anew with each start of Wallet.")

  /// “Bank's balance of {day}”
  static func walletShortBankOrigin(day: String) -> LocalizedText {
    LocalizedText("wallet.shortBankOrigin", "Bank's balance of {day}", ["day": day])
  }

  /// “Your balance of {day}”
  static func walletShortOpeningOrigin(day: String) -> LocalizedText {
    LocalizedText("wallet.shortOpeningOrigin", "Your balance of {day}", ["day": day])
  }

  /// “Sum since {day}”
  static func walletShortSumOrigin(day: String) -> LocalizedText {
    LocalizedText("wallet.shortSumOrigin", "Sum since {day}", ["day": day])
  }

  /// “Only the sum since {day}; what was there before is not known”
  static func walletSumOrigin(day: String) -> LocalizedText {
    LocalizedText("wallet.sumOrigin", "Only the sum since {day}; what was there before is not known", ["day": day])
  }

  /// “Only the sum; what was there before is not known”
  static let walletSummedTotal = LocalizedText("wallet.summedTotal", "Only the sum; what was there before is not known")

  /// “Only the sum since {day}; what was there before is not known”
  static func walletSummedTotalSince(day: String) -> LocalizedText {
    LocalizedText(
      "wallet.summedTotalSince",
      "Only the sum since {day}; what was there before is not known",
      ["day": day])
  }

  /// “from {account}”
  static func walletTransferFrom(account: String) -> LocalizedText {
    LocalizedText("wallet.transferFrom", "from {account}", ["account": account])
  }

  /// “to {account}”
  static func walletTransferTo(account: String) -> LocalizedText {
    LocalizedText("wallet.transferTo", "to {account}", ["account": account])
  }

  /// “{source} to {target}”
  static func walletTransferWay(source: String, target: String) -> LocalizedText {
    LocalizedText("wallet.transferWay", "{source} to {target}", ["source": source, "target": target])
  }

  /// “Undo”
  static let walletUndo = LocalizedText("wallet.undo", "Undo")
}

extension TextTable {
  /// The texts of this folder in other languages.
  static let shared: [TextTable] = [
    TextTable(
      language: "de",
      [
        "wallet.account": "Konto",
        "wallet.bankOrigin": "Kontostand der Bank vom {day} und alles danach",
        "wallet.calledByBank": "Name bei der Bank",
        "wallet.cancel": "Abbrechen",
        "wallet.category": "Kategorie",
        "wallet.delete": "Löschen",
        "wallet.fromBalances": "aus Kontoständen",
        "wallet.fromBalancesFrom": "aus Kontoständen vom {first} bis {last}",
        "wallet.fromBalancesOf": "aus Kontoständen vom {day}",
        "wallet.importCounts": "{new} neu, {known} schon vorhanden",
        "wallet.importCountsWithDeleted": "{new} neu, {known} schon vorhanden, {deleted} früher gelöscht",
        "wallet.importStatement": "Kontoauszug importieren",
        "wallet.isOnlySum": "sind nur die Summe",
        "wallet.isOnlySumSince": "sind nur die Summe seit {day}",
        "wallet.knownTotal": "Kontostände und alles danach",
        "wallet.knownTotalFrom": "Kontostände vom {first} bis {last} und alles danach",
        "wallet.knownTotalOf": "Kontostände vom {day} und alles danach",
        "wallet.mixedTotal": "{known} {knownPart}; {summed} {summedPart}",
        "wallet.month": "Monat",
        "wallet.name": "Name",
        "wallet.noNameGiven": "Ohne Namen",
        "wallet.noOperationsYet": "Noch keine Buchungen",
        "wallet.notFoundMessage": "Vielleicht wurde es gelöscht, oder die Adresse enthält einen Tippfehler.",
        "wallet.openingOrigin": "Eigener Anfangssaldo vom {day} und alles seitdem",
        "wallet.operationCount": .plural(one: "{count} Buchung", other: "{count} Buchungen"),
        "wallet.operations": "Buchungen",
        "wallet.ownSample": "Erfundene Daten. Sie werden beim Abmelden gelöscht, spätestens nach einem Tag.",
        "wallet.partedTransfers": .plural(
          one: "{count} Umbuchung verliert ihre Gegenbuchung.",
          other: "{count} Umbuchungen verlieren ihre Gegenbuchung."),
        "wallet.password": "Passwort",
        "wallet.pleaseChoose": "Bitte auswählen",
        "wallet.quoted": "„{name}“",
        "wallet.rename": "Umbenennen",
        "wallet.sampleBadge": "Beispiel",
        "wallet.save": "Speichern",
        "wallet.sharedSample": "Erfundene Daten, die alle Gäste gemeinsam sehen. Mit jedem Start von Wallet beginnen sie von vorn.",
        "wallet.shortBankOrigin": "Stand der Bank vom {day}",
        "wallet.shortOpeningOrigin": "Eigener Stand vom {day}",
        "wallet.shortSumOrigin": "Summe seit {day}",
        "wallet.sumOrigin": "Nur die Summe seit {day}; der Stand davor ist nicht bekannt",
        "wallet.summedTotal": "Nur die Summe; der Stand davor ist nicht bekannt",
        "wallet.summedTotalSince": "Nur die Summe seit {day}; der Stand davor ist nicht bekannt",
        "wallet.transferFrom": "von {account}",
        "wallet.transferTo": "an {account}",
        "wallet.transferWay": "{source} an {target}",
        "wallet.undo": "Rückgängig",
      ]),
  ]
}
