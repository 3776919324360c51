public import EspalierViews

extension Menu: HTMLDrawn {
  /// Draws a button and a popover with further buttons. The browser opens the popover, closes it on Escape or a tap
  /// outside, and restores the focus.
  public static func draw(_ element: inout HTMLElement) {
    element.addClass("menu")
    guard !element.isInsideControl else {
      HTMLLog.warn(
        "A menu stands in a row that is itself a link or button, so it does nothing. Make the row plain.",
        about: "\(self)")
      return element.add("span") { $0.text(of: title) }
    }
    element.tag = "div"
    element.add("button") { button in
      button.addClass("button")
      button.set("type", to: "button")
      button.bindPosition("popovertarget") { "menu-\($0.node)-\($1)" }
      button.carriesAccessibility()
      button.drawControl()
      button.showActivity()
      button.addSymbol(of: icon)
      button.add("span") { $0.text(of: title) }
    }
    element.add("div") { list in
      list.addClass("menu-items")
      list.set("popover")
      list.set("role", to: "group")
      list.bindPosition("id") { "menu-\($0.node)-\($1)" }
      list.bind(.attribute, "aria-label", rank: .seldom, reading: [list.slot(title)]) { .text($0.value(of: title)) }
      list.markupEvents = [(.tap, list.scope.element)]
      list.bind(.markup, reading: [list.slot(items)]) { .text(buttons($0)) }
    }
  }

  private static func buttons(_ reader: HTMLReader) -> String {
    var writer = HTMLWriter()
    for item in reader.value(of: items).items {
      guard !item.isDivider else {
        writer.raw("<hr>")
        continue
      }
      writer.raw("<button type=\"button\" data-on=\"tap:\(reader.element)\"")
      if item.isDestructive { writer.raw(" data-look=\"destructive\"") }
      if !item.isEnabled { writer.raw(" disabled") }
      writer.raw(" value=\"")
      writer.escaped(item.id)
      writer.raw("\">")
      if let icon = item.icon { writer.symbol(icon) }
      writer.raw("<span>")
      writer.escaped(item.title)
      writer.raw("</span></button>")
    }
    return writer.string
  }
}
