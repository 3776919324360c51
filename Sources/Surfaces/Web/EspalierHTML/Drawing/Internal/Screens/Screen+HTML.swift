public import EspalierScreens
internal import EspalierViews

extension ScreenView: HTMLDrawn {
  /// The main part of the page, or the content of a dialog.
  public static func draw(_ element: inout HTMLElement) {
    element.tag = element.scope.variant == .usual ? "main" : "div"
    element.addClass("screen")
    element.look(of: screenLayout) { $0.rawValue }
    element.look(of: isBeside) { $0 ? "beside" : nil }
    element.attribute("data-arrives", of: transition) { $0.isEmpty ? nil : $0 }
    element.container()
    guard element.scope.variant == .pane else { return }
    // A list that stays beside what it leads to is the main part only while nothing stands beside it.
    element.bind(.attribute, "role", rank: .last, reading: [element.slot(isBeside)]) { reader in
      .text(reader.value(of: isBeside) ? "complementary" : "main")
    }
  }
}

extension NavigationBarView: HTMLDrawn {
  /// The way back, the title, which takes the focus of a new screen, and the controls beside it.
  public static func draw(_ element: inout HTMLElement) {
    element.tag = "header"
    // It heads its screen, not the page: beside another one, or above it, it would be taken for the page's banner.
    element.set("role", to: "none")
    element.addClass("bar")
    element.add("a") { back in
      back.addClass("back")
      back.set("data-link")
      back.attribute("href", of: backDestination)
      back.hidden(of: backDestination) { $0 == nil }
      back.addSymbol(.back)
      back.add("span") { name in
        name.bind(.text, reading: [name.slot(backTitle), name.slot(backName)]) { reader in
          let title = reader.value(of: backTitle)
          return .text(title.isEmpty ? reader.value(of: backName) : title)
        }
      }
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
      close.set("data-closes")
      close.attribute("aria-label", of: closeName)
      close.attribute("href", of: closeDestination)
      close.hidden(of: closeDestination) { $0 == nil }
      close.addSymbol(.close)
    }
    element.add("span") { told in
      told.addClass("unseen")
      told.set("role", to: "status")
      told.text(of: announcement)
    }
  }
}

extension UnsavedMarkView: HTMLDrawn {
  /// Nothing that is seen: a mark by which a browser asks before the page is closed.
  public static func draw(_ element: inout HTMLElement) {
    element.tag = "span"
    element.set("hidden")
    element.set("data-unsaved")
    element.set("data-module", to: BrowserAssets.leave.modulePath)
  }
}

extension SearchBarView: HTMLDrawn {
  /// A search form; Enter is told to the field's own handler.
  public static func draw(_ element: inout HTMLElement) {
    element.tag = "form"
    element.addClass("search")
    element.set("role", to: "search")
    element.raise(.submit, of: field.number(in: Self.self))
    element.addLayout()
  }
}
