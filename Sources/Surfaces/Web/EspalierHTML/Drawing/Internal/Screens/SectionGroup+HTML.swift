public import EspalierScreens
internal import EspalierViews

extension SectionGroupView: HTMLDrawn {
  /// Draws the header, the section and the footer below each other.
  public static func draw(_ element: inout HTMLElement) {
    element.tag = "div"
    element.addClass("section-group")
    element.container()
  }
}

extension SectionIndexView: HTMLDrawn {
  /// Draws links to the sections, which work without scripts.
  public static func draw(_ element: inout HTMLElement) {
    element.tag = "nav"
    element.addClass("section-index")
    element.markup(of: index) { index, markup in
      for entry in index.entries {
        markup.writer.raw("<a href=\"#")
        markup.writer.escaped(entry.anchor)
        markup.writer.raw("\">")
        markup.text(entry.title)
        markup.writer.raw("</a>")
      }
    }
  }
}
