import Espalier

extension TextTable {
  /// The texts of the app in other languages, of each of its string catalogues.
  static let all = join(
    // template if sign-in
    signIn,
    // template end
    items)
}

extension Localization {
  /// The same with the texts of the app in other languages.
  var withTexts: Localization { Localization(locale: locale, timeZone: timeZone, tables: TextTable.all) }
}
