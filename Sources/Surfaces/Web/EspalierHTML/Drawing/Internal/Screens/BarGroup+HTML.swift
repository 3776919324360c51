public import EspalierScreens
internal import EspalierViews

extension BarGroupView: HTMLDrawn {
  /// Draws the views of the group beside each other.
  public static func draw(_ element: inout HTMLElement) {
    element.tag = "div"
    element.addClass("bar-group")
    element.look(of: position) { "at-\($0.rawValue)" }
    element.container()
  }
}
