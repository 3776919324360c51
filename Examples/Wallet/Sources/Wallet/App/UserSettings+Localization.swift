import Espalier
import WalletStore

extension UserSettings.Language {
  /// Returns the localization of a window: the chosen language, else that of the browser. A region that the browser
  /// names stays where it is of the chosen language, and so does the time zone.
  func localization(of visitor: Visitor, tables: [TextTable]) -> Localization {
    let browser = visitor.locale
    let isSpoken = browser.prefix { $0 != "-" && $0 != "_" }.lowercased() == rawValue
    let locale = self == .system || isSpoken ? browser : rawValue
    return Localization(locale: locale, timeZone: visitor.timeZone, tables: tables)
  }
}
