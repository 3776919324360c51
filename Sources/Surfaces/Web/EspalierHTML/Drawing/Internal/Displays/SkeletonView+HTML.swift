public import EspalierScreens
internal import EspalierViews

extension SkeletonView: HTMLDrawn {
  /// A grey shape. That the screen is loading is told by its section.
  public static func draw(_ element: inout HTMLElement) {
    element.addClass("skeleton")
    element.set("aria-hidden", to: "true")
  }
}
