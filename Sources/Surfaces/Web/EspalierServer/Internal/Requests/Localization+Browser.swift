internal import EspalierNavigation
internal import EspalierViews

// The server's own texts stand in place of a page, and tell of files and forms that it does not take. A person reads them
// in the language of their browser, because no window is there that could have another one, nor its `ChromeWords`.

extension Localization {
  /// Returns the localization of a browser, for what the server itself says to it.
  static func speaking(to facts: RequestContext) -> Localization {
    let visitor = Visitor(facts: facts)
    return Localization(locale: visitor.locale, timeZone: visitor.timeZone, tables: TextTable.webTexts)
  }
}

extension TextTable {
  /// The server's own texts in other languages, and those about files.
  fileprivate static let webTexts = join(espalierServer, espalierViews)
}
