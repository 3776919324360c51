internal import EspalierViews

/// The part of a person's localization that the texts of rows depend on.
struct RowLanguage: Equatable {
  private let language: String
  private let locale: String
  private let timeZone: String

  /// Creates the value from the localization in which the screen is made.
  init() {
    let localization = Localization.current
    language = localization.language
    locale = localization.locale
    timeZone = localization.timeZone
  }
}
