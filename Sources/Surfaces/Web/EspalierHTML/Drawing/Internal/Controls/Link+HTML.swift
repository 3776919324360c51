public import EspalierViews

extension Link: HTMLDrawn {
  /// Draws an anchor with a symbol and a title.
  public static func draw(_ element: inout HTMLElement) {
    element.addClass("link")
    element.look(of: isProminent) { $0 ? "prominent" : nil }
    if element.isInsideControl {
      HTMLLog.warn(
        "A link stands in a row that is itself a link or button, so it leads nowhere. Make the row plain.",
        about: "\(self)")
    } else {
      element.tag = "a"
      element.set("data-link")
      element.attribute("href", of: destination)
      HTMLPrefetching.add(to: &element)
      element.attribute("aria-current", of: isCurrent) { $0 ? "page" : nil }
    }
    element.addSymbol(of: icon)
    element.add("span") { $0.text(of: title) }
  }
}
