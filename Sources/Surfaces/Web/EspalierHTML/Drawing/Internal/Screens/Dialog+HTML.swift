public import EspalierScreens
internal import EspalierViews

extension DialogView: HTMLDrawn {
  /// The browser's own dialog: focus goes in and back, the rest is inert. It is open in the first HTML, so that it is
  /// there before any script is. Its cross stands last, so that the focus begins at what it asks for.
  public static func draw(_ element: inout HTMLElement) {
    element.tag = "dialog"
    element.addClass("modal", "dialog")
    element.set("data-modal")
    element.set("open")
    element.raise(.dismiss)
    element.speak("aria-label", reading: [element.slot(title)]) { $0.value(of: title) }
    element.speak("role", reading: [element.slot(isSheet)]) { $0.value(of: isSheet) ? nil : "alertdialog" }
    element.look(of: isSheet) { $0 ? "sheet" : nil }
    element.bindPlace("aria-describedby") { place, _ in "about-\(place.node)" }
    element.add("h2") { $0.text(of: title) }
    element.add("p") { about in
      about.bindPlace("id") { place, _ in "about-\(place.node)" }
      about.text(of: message)
    }
    element.add("div") { content in
      content.addClass("content")
      content.container()
    }
    element.add("button") { close in
      close.addClass("close")
      close.set("type", to: "button")
      close.raise(.tap)
      close.set("data-closes")
      close.attribute("aria-label", of: closeName)
      close.hidden(of: isSheet) { !$0 }
      close.addSymbol(.close)
    }
  }
}

extension DialogButtonsView: HTMLDrawn {
  /// The answers beside each other, below each other where there is no room.
  public static func draw(_ element: inout HTMLElement) {
    element.tag = "div"
    element.addClass("answers")
    element.container()
  }
}
