internal import EspalierScreens

/// The whole of a page as HTML.
struct PagePaint: Sendable {
  /// 200, 403 or 404 for a place that may not be seen or does not exist, or 503 where the app could not be opened.
  var status: Int
  var title: String
  /// The root node's HTML, which goes inside `<div id="espalier">`.
  var body: String
  /// The style declarations of single elements, each once.
  var declarations: [String] = []
  /// The language of the page, a BCP 47 tag.
  var language: String
  /// True if the language is written from right to left.
  var isRightToLeft = false
  /// The place that the browser is sent to instead (the app moved on while it started, or the address is not the
  /// place's own); nil to stay.
  var redirect: String?
  /// True if the redirect is permanent: the browser asked for a former address.
  var isMoved = false
  /// The framework's words in the page's language, from which the script gets its own.
  var words = ChromeWords.english
}
