public import EspalierScreens
internal import EspalierViews

extension DialogView: HTMLDrawn {
  /// Draws the browser's own dialog: the focus moves in and back, and the rest of the page is inert. It is open in the
  /// first HTML, so that it is visible before any script has loaded. Its close button is last, so that the focus begins
  /// at the dialog's question.
  public static func draw(_ element: inout HTMLElement) {
    element.tag = "dialog"
    element.addClass("modal", "dialog")
    element.set("data-modal")
    element.set("open")
    // A dialog that cannot be closed raises no event, so that the script does not put it away for a moment.
    element.bind(.attribute, "data-on", reading: [element.slot(canBeClosed)]) {
      [number = element.scope.element] reader in
      HTMLValue(reader.value(of: canBeClosed) ? "\(EventKind.dismiss.rawValue):\(number)" : nil)
    }
    element.speak("aria-label", reading: [element.slot(title)]) { $0.value(of: title) }
    element.speak("role", reading: [element.slot(isSheet)]) { $0.value(of: isSheet) ? nil : "alertdialog" }
    element.look(of: isSheet) { $0 ? "sheet" : nil }
    element.bindPosition("aria-describedby") { position, _ in "about-\(position.node)" }
    element.add("h2") { $0.text(of: title) }
    element.add("p") { about in
      about.bindPosition("id") { position, _ in "about-\(position.node)" }
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
  /// Draws the answers side by side, or below each other if there is not enough room.
  public static func draw(_ element: inout HTMLElement) {
    element.tag = "div"
    element.addClass("answers")
    element.container()
  }
}
