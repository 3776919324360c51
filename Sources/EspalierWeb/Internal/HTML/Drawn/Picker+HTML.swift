public import EspalierViews

extension Picker: HTMLDrawn {
  /// The browser's own list of options, which every phone and keyboard knows.
  public static func draw(_ element: inout HTMLElement) {
    element.drawField(hidesLabel: nil, hint: nil, message: message) { box in
      box.add("span") { name in
        name.addClass("name")
        name.text(of: label)
      }
      box.add("select", drawSelect)
    }
  }

  private static func drawSelect(_ select: inout HTMLElement) {
    select.carriesAccessibility()
    select.describeField(message: message)
    select.raise(.change)
    // The options come before the choice, or there would be nothing to choose.
    select.bind(.markup, reading: [select.slot(options)]) { reader in
      let options = reader.value(of: options).options
      // In the first HTML there is no property to set, so the chosen option says it itself.
      let chosen = reader.isFirstHTML ? reader.value(of: selection) : nil
      var markup = HTMLMarkup()
      for option in options {
        markup.element("option", ["value": option.id, "selected": option.id == chosen ? "" : nil]) {
          $0.text(option.title)
        }
      }
      return .text(markup.string)
    }
    select.property(.value, of: selection)
    select.bindKey()
    select.attribute("name", of: name)
    select.property(.disabled, of: isEnabled) { !$0 }
  }
}
