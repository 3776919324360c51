public import EspalierScreens
internal import EspalierViews

extension MoreRowsView: HTMLDrawn {
  /// Draws a grey shape. A browser reports when a person comes close to it.
  public static func draw(_ element: inout HTMLElement) {
    element.tag = "div"
    element.addClass("more-rows")
    element.raise(.seen)
    element.add("span") { shape in
      shape.addClass("skeleton")
      shape.set("aria-hidden", to: "true")
    }
    element.add("span") { words in
      words.addClass("unseen")
      words.text(of: text)
    }
  }
}
