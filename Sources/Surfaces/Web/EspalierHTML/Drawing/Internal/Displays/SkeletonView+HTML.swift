public import EspalierScreens
internal import EspalierViews

extension SkeletonView: HTMLDrawn {
  /// Draws a grey shape. The section announces that the screen is loading.
  public static func draw(_ element: inout HTMLElement) {
    element.addClass("skeleton")
    element.set("aria-hidden", to: "true")
  }
}
