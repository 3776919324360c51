import Espalier

/// The texts of the settings.
extension LocalizedText {
  static let settingsTitle = LocalizedText("settings.title", "Settings")
  static let settingsAppearance = LocalizedText("settings.appearance", "Appearance")
  static let settingsTheme = LocalizedText("settings.theme", "Theme")
  static let settingsThemeSystem = LocalizedText("settings.themeSystem", "As the device says")
  static let settingsThemeLight = LocalizedText("settings.themeLight", "Light")
  static let settingsThemeDark = LocalizedText("settings.themeDark", "Dark")
  static let settingsLanguage = LocalizedText("settings.language", "Language")
  static let settingsLanguageSystem = LocalizedText("settings.languageSystem", "As the browser")
  static let settingsShownNotStored = LocalizedText(
    "settings.shownNotStored", "It is shown, but was not stored for next time.")
  static let settingsTotals = LocalizedText("settings.totals", "Totals")
  static let settingsCurrency = LocalizedText("settings.currency", "Currency of totals")
  static let settingsCurrencyNone = LocalizedText("settings.currencyNone", "Each currency by itself")
  static let settingsNoRates = LocalizedText(
    "settings.noRates",
    "Totals of several currencies need exchange rates, and none have come from the bank yet. Until then they stand apart."
  )

  static func settingsRates(day: String) -> LocalizedText {
    LocalizedText(
      "settings.rates",
      "Totals of several currencies are told at the bank's rates of {day}, each rounded to the smallest unit.",
      ["day": day])
  }

  static let settingsTotalsStay = LocalizedText("settings.totalsStay", "Totals stay as they were.")
  static let settingsData = LocalizedText("settings.data", "Your data")
  static let settingsDataFooter = LocalizedText(
    "settings.dataFooter", "All operations as a CSV file, which spreadsheets open and Wallet can import.")
  static let settingsExport = LocalizedText("settings.export", "Export operations")
  static let settingsCollects = LocalizedText("settings.collects", "What Wallet collects")
  static let settingsCollectsFooter = LocalizedText(
    "settings.collectsFooter",
    "Which kinds of screens are opened, what is done there (a tap, a link), how long that takes, and which errors are shown. Never who you are, and no account, payee, amount or text. It stays on this machine."
  )
  static let settingsCollect = LocalizedText("settings.collect", "Collect how Wallet is used")
  static let settingsCollectHint = LocalizedText("settings.collectHint", "For everybody who uses this Wallet.")
  static let settingsCollected = LocalizedText("settings.collected", "Collected")

  static func settingsCollectedCount(_ count: Int) -> LocalizedText {
    LocalizedText(
      "settings.collectedCount", count: count,
      one: "{count} event",
      other: "{count} events")
  }

  static let settingsExportCollected = LocalizedText("settings.exportCollected", "Export what was collected")
  static let settingsDeleteCollected = LocalizedText("settings.deleteCollected", "Delete what was collected")
  static let settingsCollectionNotChanged = LocalizedText(
    "settings.collectionNotChanged", "It was not changed for the time after a restart.")
  static let settingsCollectedNotDeleted = LocalizedText(
    "settings.collectedNotDeleted", "What was collected has not been deleted.")
  static let settingsChanges = LocalizedText("settings.changes", "What you changed lately")
  static let settingsChangesFooter = LocalizedText("settings.changesFooter", "It can be undone until you sign out.")

  static func settingsUndoChange(change: String) -> LocalizedText {
    LocalizedText(
      "settings.undoChange",
      "Undo: {change}",
      ["change": change])
  }

  static let settingsAccount = LocalizedText("settings.account", "Account")
  static let settingsGuestFooter = LocalizedText(
    "settings.guestFooter", "You are looking round with sample data, which others may see as well.")
  static let settingsSignIn = LocalizedText("settings.signIn", "Sign in")
  static let settingsSampleFooter = LocalizedText(
    "settings.sampleFooter", "You are looking round with sample data. Signing out erases it.")
  static let settingsSignedInAs = LocalizedText("settings.signedInAs", "Signed in as")
  static let settingsSignOut = LocalizedText("settings.signOut", "Sign out")
  static let settingsDeleteTitle = LocalizedText("settings.deleteTitle", "Delete my account")
  static let settingsDeleteWarning = LocalizedText(
    "settings.deleteWarning",
    "All your accounts, operations and settings are erased for good. There is no way to get them back.")
  static let settingsDeletePasswordHint = LocalizedText("settings.deletePasswordHint", "To be sure that it is you.")
  static let settingsDeleteAll = LocalizedText("settings.deleteAll", "Delete everything")
}
