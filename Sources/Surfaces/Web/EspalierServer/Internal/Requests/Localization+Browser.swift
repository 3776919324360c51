internal import EspalierNavigation
internal import EspalierViews

// The server's own texts are shown instead of a page, and explain which files and forms it refuses. They are in the
// language of the browser, because there is no window with another language or with its `ChromeWords`.

extension Localization {
  /// Returns the localization for texts that the server itself sends to a browser.
  static func speaking(to facts: RequestContext) -> Localization {
    let visitor = Visitor(facts: facts)
    return Localization(locale: visitor.locale, timeZone: visitor.timeZone, tables: TextTable.webTexts)
  }
}

extension TextTable {
  /// The translations of the texts that the server itself sends: its own, and those about files and forms.
  fileprivate static let webTexts = join(espalierServer, espalierViews)
}
