package import EspalierScreens

/// A whole page as HTML.
package struct PagePaint: Sendable {
  /// The status of the response: 200; 403 or 404 for a place that is forbidden or does not exist; or 503 if the app
  /// could not be opened.
  package var status: Int
  package var title: String
  /// The root node's HTML, which goes inside `<div id="espalier">`.
  package var body: String
  /// The style declarations of single elements, each once.
  package var declarations: [String] = []
  /// The language of the page, a BCP 47 tag.
  package var language: String
  /// True if the language is written from right to left.
  package var isRightToLeft = false
  /// The path that the browser is redirected to (the app moved to another place while it started, or the address is not
  /// the place's own); nil to stay.
  package var redirect: String?
  /// True if the redirect is permanent: the browser requested a former address.
  package var isMoved = false
  /// The framework's words in the page's language, from which the script gets its own words.
  package var words = ChromeWords.english
}
