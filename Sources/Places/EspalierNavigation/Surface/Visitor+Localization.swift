public import EspalierViews

extension Visitor {
  /// The visitor's localization: the language of texts, numbers and dates, and the time zone.
  public var localization: Localization { Localization(locale: locale, timeZone: timeZone) }
}
