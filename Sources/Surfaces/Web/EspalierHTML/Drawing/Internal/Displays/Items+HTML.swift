public import EspalierViews

extension Items: HTMLDrawn {
  /// Draws an element without a box of its own, so that the container arranges the parts in it.
  public static func draw(_ element: inout HTMLElement) {
    element.tag = element.isInsideControl ? "span" : "div"
    element.addClass("items")
    element.container()
  }
}
