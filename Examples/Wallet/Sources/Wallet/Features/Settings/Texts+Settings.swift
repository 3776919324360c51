// espalier texts
// Written from Texts.xcstrings. Change that, or the options above, and run the command again.
// swift-format-ignore-file

import Espalier

extension LocalizedText {
  /// “Account”
  static let settingsAccount = LocalizedText("settings.account", "Account")

  /// “Appearance”
  static let settingsAppearance = LocalizedText("settings.appearance", "Appearance")

  /// “What you changed lately”
  static let settingsChanges = LocalizedText("settings.changes", "What you changed lately")

  /// “It can be undone until you sign out.”
  static let settingsChangesFooter = LocalizedText("settings.changesFooter", "It can be undone until you sign out.")

  /// “Collect how Wallet is used”
  static let settingsCollect = LocalizedText("settings.collect", "Collect how Wallet is used")

  /// “For everybody who uses this Wallet.”
  static let settingsCollectHint = LocalizedText("settings.collectHint", "For everybody who uses this Wallet.")

  /// “Collected”
  static let settingsCollected = LocalizedText("settings.collected", "Collected")

  /// “{count} events”
  static func settingsCollectedCount(_ count: Int) -> LocalizedText {
    LocalizedText("settings.collectedCount", count: count, one: "{count} event", other: "{count} events")
  }

  /// “What was collected has not been deleted.”
  static let settingsCollectedNotDeleted = LocalizedText(
    "settings.collectedNotDeleted",
    "What was collected has not been deleted.")

  /// “It was not changed for the time after a restart.”
  static let settingsCollectionNotChanged = LocalizedText(
    "settings.collectionNotChanged",
    "It was not changed for the time after a restart.")

  /// “What Wallet collects”
  static let settingsCollects = LocalizedText("settings.collects", "What Wallet collects")

  /// “Which kinds of screens are opened, what is done there (a tap, a link), how long that takes, and which errors are
  /// shown. Never who you are, and no account, payee, amount or text. It stays on this machine.”
  static let settingsCollectsFooter = LocalizedText(
    "settings.collectsFooter",
    "Which kinds of screens are opened, what is done there (a tap, a link), how long that takes, and which errors are shown. Never who you are, and no account, payee, amount or text. It stays on this machine.")

  /// “Currency of totals”
  static let settingsCurrency = LocalizedText("settings.currency", "Currency of totals")

  /// “Each currency by itself”
  static let settingsCurrencyNone = LocalizedText("settings.currencyNone", "Each currency by itself")

  /// “Your data”
  static let settingsData = LocalizedText("settings.data", "Your data")

  /// “All operations as a CSV file, which spreadsheets open and Wallet can import.”
  static let settingsDataFooter = LocalizedText(
    "settings.dataFooter",
    "All operations as a CSV file, which spreadsheets open and Wallet can import.")

  /// “Delete everything”
  static let settingsDeleteAll = LocalizedText("settings.deleteAll", "Delete everything")

  /// “Delete what was collected”
  static let settingsDeleteCollected = LocalizedText("settings.deleteCollected", "Delete what was collected")

  /// “To be sure that it is you.”
  static let settingsDeletePasswordHint = LocalizedText("settings.deletePasswordHint", "To be sure that it is you.")

  /// “Delete my account”
  static let settingsDeleteTitle = LocalizedText("settings.deleteTitle", "Delete my account")

  /// “All your accounts, operations and settings are erased for good. There is no way to get them back.”
  static let settingsDeleteWarning = LocalizedText(
    "settings.deleteWarning",
    "All your accounts, operations and settings are erased for good. There is no way to get them back.")

  /// “Export operations”
  static let settingsExport = LocalizedText("settings.export", "Export operations")

  /// “Export what was collected”
  static let settingsExportCollected = LocalizedText("settings.exportCollected", "Export what was collected")

  /// “You are looking round with sample data, which others may see as well.”
  static let settingsGuestFooter = LocalizedText(
    "settings.guestFooter",
    "You are looking round with sample data, which others may see as well.")

  /// “Language”
  static let settingsLanguage = LocalizedText("settings.language", "Language")

  /// “As the browser”
  static let settingsLanguageSystem = LocalizedText("settings.languageSystem", "As the browser")

  /// “Totals of several currencies need exchange rates, and none have come from the bank yet. Until then they stand
  /// apart.”
  static let settingsNoRates = LocalizedText(
    "settings.noRates",
    "Totals of several currencies need exchange rates, and none have come from the bank yet. Until then they stand apart.")

  /// “Totals of several currencies are told at the bank's rates of {day}, each rounded to the smallest unit.”
  static func settingsRates(day: String) -> LocalizedText {
    LocalizedText(
      "settings.rates",
      "Totals of several currencies are told at the bank's rates of {day}, each rounded to the smallest unit.",
      ["day": day])
  }

  /// “You are looking round with sample data. Signing out erases it.”
  static let settingsSampleFooter = LocalizedText(
    "settings.sampleFooter",
    "You are looking round with sample data. Signing out erases it.")

  /// “It is shown, but was not stored for next time.”
  static let settingsShownNotStored = LocalizedText(
    "settings.shownNotStored",
    "It is shown, but was not stored for next time.")

  /// “Sign in”
  static let settingsSignIn = LocalizedText("settings.signIn", "Sign in")

  /// “Sign out”
  static let settingsSignOut = LocalizedText("settings.signOut", "Sign out")

  /// “Signed in as”
  static let settingsSignedInAs = LocalizedText("settings.signedInAs", "Signed in as")

  /// “Theme”
  static let settingsTheme = LocalizedText("settings.theme", "Theme")

  /// “Dark”
  static let settingsThemeDark = LocalizedText("settings.themeDark", "Dark")

  /// “Light”
  static let settingsThemeLight = LocalizedText("settings.themeLight", "Light")

  /// “As the device says”
  static let settingsThemeSystem = LocalizedText("settings.themeSystem", "As the device says")

  /// “Settings”
  static let settingsTitle = LocalizedText("settings.title", "Settings")

  /// “Totals”
  static let settingsTotals = LocalizedText("settings.totals", "Totals")

  /// “Totals stay as they were.”
  static let settingsTotalsStay = LocalizedText("settings.totalsStay", "Totals stay as they were.")

  /// “Undo: {change}”
  static func settingsUndoChange(change: String) -> LocalizedText {
    LocalizedText("settings.undoChange", "Undo: {change}", ["change": change])
  }
}

extension TextTable {
  /// The texts of this folder in other languages.
  static let settings: [TextTable] = [
    TextTable(
      language: "de",
      [
        "settings.account": "Zugang",
        "settings.appearance": "Darstellung",
        "settings.changes": "Letzte Änderungen",
        "settings.changesFooter": "Bis zum Abmelden lassen sie sich rückgängig machen.",
        "settings.collect": "Nutzung von Wallet erfassen",
        "settings.collectHint": "Gilt für alle, die dieses Wallet nutzen.",
        "settings.collected": "Erfasst",
        "settings.collectedCount": .plural(one: "{count} Ereignis", other: "{count} Ereignisse"),
        "settings.collectedNotDeleted": "Die erfassten Daten wurden nicht gelöscht.",
        "settings.collectionNotChanged": "Für die Zeit nach einem Neustart wurde es nicht geändert.",
        "settings.collects": "Was Wallet erfasst",
        "settings.collectsFooter": "Welche Arten von Seiten geöffnet werden, was dort geschieht (ein Tippen, ein Link), wie lange es dauert und welche Fehler erscheinen. Niemals die Person, kein Konto, kein Zahlungspartner, kein Betrag und kein Text. Es bleibt auf diesem Rechner.",
        "settings.currency": "Währung der Summen",
        "settings.currencyNone": "Jede Währung für sich",
        "settings.data": "Eigene Daten",
        "settings.dataFooter": "Alle Buchungen als CSV-Datei, die Tabellenprogramme öffnen und Wallet importieren kann.",
        "settings.deleteAll": "Alles löschen",
        "settings.deleteCollected": "Erfasste Daten löschen",
        "settings.deletePasswordHint": "Zur Sicherheit.",
        "settings.deleteTitle": "Zugang löschen",
        "settings.deleteWarning": "Alle Konten, Buchungen und Einstellungen werden endgültig gelöscht. Sie lassen sich nicht wiederherstellen.",
        "settings.export": "Buchungen exportieren",
        "settings.exportCollected": "Erfasste Daten exportieren",
        "settings.guestFooter": "Zu sehen sind Beispieldaten, die auch andere sehen können.",
        "settings.language": "Sprache",
        "settings.languageSystem": "Wie im Browser",
        "settings.noRates": "Für Summen über mehrere Währungen fehlen noch die Wechselkurse der Bank. Bis dahin steht jede Währung für sich.",
        "settings.rates": "Summen über mehrere Währungen werden mit den Kursen der Bank vom {day} umgerechnet und jeweils auf die kleinste Einheit gerundet.",
        "settings.sampleFooter": "Zu sehen sind Beispieldaten. Beim Abmelden werden sie gelöscht.",
        "settings.shownNotStored": "Es wird so angezeigt, aber nicht für das nächste Mal gespeichert.",
        "settings.signIn": "Anmelden",
        "settings.signOut": "Abmelden",
        "settings.signedInAs": "Angemeldet als",
        "settings.theme": "Farbschema",
        "settings.themeDark": "Dunkel",
        "settings.themeLight": "Hell",
        "settings.themeSystem": "Wie im Gerät eingestellt",
        "settings.title": "Einstellungen",
        "settings.totals": "Summen",
        "settings.totalsStay": "Die Summen bleiben, wie sie waren.",
        "settings.undoChange": "Rückgängig: {change}",
      ]),
  ]
}
