public import EspalierScreens
internal import EspalierViews

extension WindowView: HTMLDrawn {
  /// Draws the symbols of the page, then the content of the window.
  public static func draw(_ element: inout HTMLElement) {
    element.tag = "div"
    element.addClass("window")
    element.set("data-module", to: BrowserAssets.later.modulePath)
    element.classes(prefix: "theme-", of: appearance) { $0.colorScheme.rawValue }
    element.look(of: appearance) { $0.contrast == .high ? "contrast-high" : nil }
    element.look(of: appearance) { $0.density.map { "density-\($0.rawValue)" } }
    element.look(of: hasTabs) { $0 ? "tabs" : nil }
    element.attribute("lang", of: language)
    element.attribute("dir", of: isRightToLeft) { $0 ? "rtl" : "ltr" }
    Symbols.drawAll(&element)
    element.add("div") { frame in
      frame.addClass("frame")
      frame.set("data-module", to: BrowserAssets.acts.modulePath)
      frame.container()
    }
  }
}

extension TabBarView: HTMLDrawn {
  /// Draws the app's name and its tabs: at the bottom on a phone, at the side on a desktop.
  public static func draw(_ element: inout HTMLElement) {
    element.tag = "nav"
    element.addClass("tab-bar")
    element.speak("aria-label", reading: [element.slot(title)]) { reader in
      let title = reader.value(of: title)
      return title.isEmpty ? nil : title
    }
    element.add("span") { brand in
      brand.addClass("brand")
      brand.set("aria-hidden", to: "true")
      brand.text(of: title)
    }
    element.add("div") { tabs in
      tabs.addClass("tabs")
      tabs.container()
    }
  }
}

extension TabView: HTMLDrawn {
  /// Draws a link with a symbol above its title. The link of the visible tab is marked.
  public static func draw(_ element: inout HTMLElement) {
    element.tag = "a"
    element.addClass("tab")
    element.set("data-link")
    element.attribute("href", of: destination)
    element.attribute("aria-current", of: isSelected) { $0 ? "page" : nil }
    element.addSymbol(of: icon)
    element.add("span") { $0.text(of: title) }
  }
}

extension ModalView: HTMLDrawn {
  /// Draws a dialog. It is open in the first HTML, so that it is visible before any script has loaded.
  public static func draw(_ element: inout HTMLElement) {
    element.tag = "dialog"
    element.addClass("modal")
    element.look(of: coversAll) { $0 ? "cover" : nil }
    element.set("data-modal")
    element.set("open")
    element.raise(.dismiss)
    element.speak("aria-label", reading: [element.slot(title)]) { reader in
      let title = reader.value(of: title)
      return title.isEmpty ? nil : title
    }
    element.container()
  }
}
