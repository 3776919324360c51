public import EspalierScreens
internal import EspalierViews

extension ScreenView: HTMLDrawn {
  /// Draws the main part of the page, or the content of a dialog.
  public static func draw(_ element: inout HTMLElement) {
    element.tag = element.scope.variant == .usual ? "main" : "div"
    element.addClass("screen")
    element.look(of: screenLayout) { $0.rawValue }
    element.look(of: isBeside) { $0 ? "beside" : nil }
    element.attribute("data-arrives", of: transition) { $0.isEmpty ? nil : $0 }
    element.container()
    guard element.scope.variant == .pane else { return }
    // A list beside a detail screen is the main part only while there is no screen beside it.
    element.bind(.attribute, "role", rank: .last, reading: [element.slot(isBeside)]) { reader in
      .text(reader.value(of: isBeside) ? "complementary" : "main")
    }
  }
}

extension NavigationBarView: HTMLDrawn {
  /// Draws the back link, the title, and the controls beside it. The title takes the focus of a new screen.
  public static func draw(_ element: inout HTMLElement) {
    element.tag = "header"
    // It is the header of its screen, not of the page: beside another screen, or above it, it would be taken for the
    // page's banner.
    element.set("role", to: "none")
    element.addClass("bar")
    element.look(of: hasLargeTitle) { $0 ? nil : "small-title" }
    element.look(of: isPinned) { $0 ? "pinned" : nil }
    element.look(of: isTranslucent) { $0 ? "translucent" : nil }
    element.look(of: isGrouped) { $0 ? "grouped" : nil }
    element.look(of: hasTitleView) { $0 ? "with-view" : nil }
    element.look(of: color) { $0 == nil ? nil : "colored" }
    element.declare(reading: [element.slot(color)]) { reader in
      reader.value(of: color).map { "color:\($0.anyDeclared)" }
    }
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
    element.add("span") { status in
      status.addClass("unseen")
      status.set("role", to: "status")
      status.text(of: announcement)
    }
  }
}

extension UnsavedMarkView: HTMLDrawn {
  /// Draws an invisible mark that makes a browser ask before the page is closed.
  public static func draw(_ element: inout HTMLElement) {
    element.tag = "span"
    element.set("hidden")
    element.set("data-unsaved")
    element.set("data-module", to: BrowserAssets.leave.modulePath)
  }
}

extension SearchBarView: HTMLDrawn {
  /// Draws a search form; Enter is reported to the field's own handler.
  public static func draw(_ element: inout HTMLElement) {
    element.tag = "form"
    element.addClass("search")
    element.set("role", to: "search")
    element.raise(.submit, of: field.number(in: Self.self))
    element.addLayout()
  }
}
