internal import EspalierScreens

/// The whole of a page as HTML.
struct PagePaint: Sendable {
  /// 200, 403 or 404 for a place that may not be seen or does not exist, or 503 where the app could not be opened.
  var status: Int
  var title: String
  /// What stands inside of `<div id="espalier">`: the root node's HTML.
  var body: String
  /// What the style rules of single elements say, each once.
  var declarations: [String] = []
  /// The language of the page, a BCP 47 tag.
  var language: String
  /// Whether the language is written from right to left.
  var isRightToLeft = false
  /// Where the browser is to be instead (the app moved on while it started, or the address is not the place's own), nil to stay.
  var redirect: String?
  /// Whether it is to be there from now on: what was asked for is a former address.
  var isMoved = false
  /// What the script says.
  var words = ChromeWords.english
}
