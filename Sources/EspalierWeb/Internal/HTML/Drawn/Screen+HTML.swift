public import EspalierScreens
internal import EspalierViews

extension ScreenView: HTMLDrawn {
  /// The main part of the page, or the content of a dialog.
  public static func draw(_ element: inout HTMLElement) {
    element.tag = element.scope.variant == .modal ? "div" : "main"
    element.addClass("screen")
    element.look(of: screenLayout) { $0.rawValue }
    element.container()
  }
}

extension NavigationBarView: HTMLDrawn {
  /// The way back, the title, which takes the focus of a new screen, and the controls beside it.
  public static func draw(_ element: inout HTMLElement) {
    element.tag = "header"
    element.addClass("bar")
    element.add("a") { back in
      back.addClass("back")
      back.set("data-link")
      back.attribute("href", of: backDestination)
      back.hidden(of: backDestination) { $0 == nil }
      back.addSymbol(.back)
      back.add("span") { $0.text(of: backTitle) { $0.isEmpty ? "Back" : $0 } }
    }
    element.add("h1") { name in
      name.set("tabindex", to: "-1")
      name.set("data-focus")
      name.text(of: title)
    }
    element.add("p") { $0.text(of: subtitle) }
    element.add("div") { tools in
      tools.addClass("tools")
      tools.container()
    }
    element.add("a") { close in
      close.addClass("close")
      close.set("data-link")
      close.set("aria-label", to: "Close")
      close.attribute("href", of: closeDestination)
      close.hidden(of: closeDestination) { $0 == nil }
      close.addSymbol(.close)
    }
  }
}

extension SearchBarView: HTMLDrawn {
  /// A search form; Enter is told to the field's own handler.
  public static func draw(_ element: inout HTMLElement) {
    element.tag = "form"
    element.addClass("search")
    element.set("role", to: "search")
    element.raise(.submit, of: field.element)
    element.addLayout()
  }
}
