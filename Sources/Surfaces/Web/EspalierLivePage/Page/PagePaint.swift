package import EspalierScreens

/// A whole page as HTML.
package struct PagePaint: Sendable {
  /// The status code of the response: 200, 403 for a forbidden place, 404 for a missing one, or 503 if the app could
  /// not be opened.
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
  /// The path that the browser is redirected to; nil for no redirect.
  ///
  /// A redirect occurs if the app moved to another place while it started, or if the address is not the place's own.
  package var redirect: String?
  /// True if the redirect is permanent, because the browser requested a former address.
  package var isMoved = false
  /// The framework's words in the page's language. The script also gets its words from here.
  package var words = ChromeWords.english
}
