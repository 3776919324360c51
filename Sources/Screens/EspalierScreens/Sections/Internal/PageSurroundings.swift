internal import EspalierViews

/// The views around a section whose items are fetched page by page.
struct PageSurroundings: Sendable {
  /// The view above the rows: the reason why they could not be fetched again.
  var notice: AnyComponent?
  /// The view below the rows, with its key: it asks for more rows, or tells why there are no more.
  var end: (key: String, view: AnyComponent)?
}
