internal import EspalierViews

/// The symbols in a page. The page contains each symbol of the framework once and refers to it by name, so that a row
/// with a symbol costs a few bytes. A symbol of the app is drawn where it is used, because a page that is open already
/// cannot know it.
enum Symbols {
  /// Draws the framework's symbols invisibly, so that other parts of the page can refer to them.
  static func drawAll(_ element: inout HTMLElement) {
    element.add("svg") { sheet in
      sheet.set("hidden")
      sheet.set("aria-hidden", to: "true")
      for icon in Icon.standard {
        sheet.add("symbol") { symbol in
          symbol.set("id", to: "icon-\(icon.name)")
          symbol.set("viewBox", to: icon.drawing.viewBox)
          symbol.add("path") { $0.set("d", to: icon.drawing.path) }
        }
      }
    }
  }

  /// Returns the markup of a symbol, for the inside of an SVG.
  static func markup(of icon: Icon) -> String {
    let drawing = icon.drawing
    if let markup = standard[ObjectIdentifier(drawing)] { return markup }
    guard drawing.problem == nil else { return "" }
    let mirrored = drawing.isMirrored ? " data-mirrored" : ""
    var writer = HTMLWriter()
    writer.raw("<svg data-symbol=\"\(drawing.isFilled ? "filled" : "stroked")\"\(mirrored) viewBox=\"")
    writer.escaped(drawing.viewBox)
    writer.raw("\"><path d=\"")
    writer.escaped(drawing.path)
    writer.raw("\"></path></svg>")
    return writer.string
  }

  /// The markup of the framework's symbols. They are constants, so each is recognised by its storage.
  private static let standard = Dictionary(
    uniqueKeysWithValues: Icon.standard.map { icon in
      let mirrored = icon.drawing.isMirrored ? " data-mirrored" : ""
      return (ObjectIdentifier(icon.drawing), "<use href=\"#icon-\(icon.name)\"\(mirrored)></use>")
    })
}

extension HTMLWriter {
  /// Writes a symbol beside text. It is a decoration.
  mutating func symbol(_ icon: Icon, attributes: String = "") {
    raw("<svg class=\"symbol\" aria-hidden=\"true\"\(attributes)>\(Symbols.markup(of: icon))</svg>")
  }
}

extension HTMLElement {
  /// Adds a symbol that is visible while the property has a value.
  mutating func addSymbol(of property: Property<Icon?>) {
    add("svg") { symbol in
      symbol.addClass("symbol")
      symbol.set("aria-hidden", to: "true")
      symbol.bind(.hidden, rank: .hidden, reading: [symbol.slot(property)]) { .flag($0.value(of: property) == nil) }
      symbol.bind(.markup, rank: .hidden, reading: [symbol.slot(property)]) { reader in
        .text(reader.value(of: property).map(Symbols.markup) ?? "")
      }
    }
  }

  /// Adds a fixed symbol of the framework.
  mutating func addSymbol(_ icon: Icon) {
    add("svg") { symbol in
      symbol.addClass("symbol")
      symbol.set("aria-hidden", to: "true")
      symbol.add("use") { use in
        // Not by `set`, which allows only addresses that a person can follow.
        use.attributes.append(("href", "#icon-\(icon.name)"))
        if icon.drawing.isMirrored { use.set("data-mirrored") }
      }
    }
  }
}
