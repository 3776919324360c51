public import EspalierScreens
internal import EspalierViews

extension BottomBarView: HTMLDrawn {
  /// Draws controls at the bottom edge.
  public static func draw(_ element: inout HTMLElement) {
    element.tag = "div"
    element.addClass("bottom-bar")
    element.container()
  }
}

extension ToolbarMenuView: HTMLDrawn {
  /// Draws a button with the browser's own popover below it. Escape and a click elsewhere close the popover without a
  /// script.
  public static func draw(_ element: inout HTMLElement) {
    element.tag = "div"
    element.addClass("menu")
    element.add("button") { button in
      button.addClass("button")
      button.set("type", to: "button")
      button.bindPosition("popovertarget") { position, _ in "menu-\(position.key)" }
      button.attribute("aria-label", of: name)
      button.attribute("title", of: name)
      button.addSymbol(.more)
    }
    element.add("div") { list in
      list.addClass("choices")
      list.set("popover")
      list.bindPosition("id") { position, _ in "menu-\(position.key)" }
      list.container()
    }
  }
}

extension ToolbarMenuItemView {
  /// Draws a button in the popover of the menu. It also closes the menu.
  static func drawItem(_ element: inout HTMLElement) {
    element.bindPosition("popovertarget") { position, _ in
      "menu-\(position.key.split(separator: "/").dropLast().joined(separator: "/"))"
    }
    element.set("popovertargetaction", to: "hide")
  }
}
