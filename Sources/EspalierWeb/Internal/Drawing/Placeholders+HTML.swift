public import EspalierScreens
internal import EspalierViews

extension SkeletonView: HTMLDrawn {
  /// A grey shape. That the screen is loading is told by its section.
  public static func draw(_ element: inout HTMLElement) {
    element.addClass("skeleton")
    element.set("aria-hidden", to: "true")
  }
}

extension MoreView: HTMLDrawn {
  /// The last item of a list, which tells when it comes into sight.
  public static func draw(_ element: inout HTMLElement) {
    element.tag = "li"
    element.addClass("more")
    element.raise(.seen)
    element.add("span") { ring in
      ring.addClass("spinner")
      ring.set("aria-hidden", to: "true")
    }
  }
}
