internal import EspalierViews

/// The framework's symbols: strokes on a grid of 24 by 24. A page contains each symbol once and refers to it by name,
/// so that a row with a symbol costs a few bytes.
enum Symbols {
  /// Returns the reference to a symbol in a page.
  static func reference(to icon: Icon) -> String { "#icon-\(icon.rawValue)" }

  /// Returns the strokes of a symbol.
  static func path(of icon: Icon) -> String {
    switch icon {
    case .overview: "M4 20h16M7 20v-6M12 20V5M17 20v-9"
    case .accounts: "M4 10l8-6 8 6zM6 10v7M10 10v7M14 10v7M18 10v7M4 20h16"
    case .list: "M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01"
    case .settings:
      "M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 3v2.5M12 18.5V21M3 12h2.5M18.5 12H21M5.6 5.6l1.8 1.8M16.6 16.6l1.8 1.8"
        + "M18.4 5.6l-1.8 1.8M7.4 16.6l-1.8 1.8"
    case .upload: "M12 16V4M7 9l5-5 5 5M4 15v5h16v-5"
    case .download: "M12 4v12M7 11l5 5 5-5M4 15v5h16v-5"
    case .back: "M15 5l-7 7 7 7"
    case .forward: "M9 5l7 7-7 7"
    case .close: "M6 6l12 12M18 6L6 18"
    case .search: "M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l4 4"
    case .add: "M12 5v14M5 12h14"
    case .check: "M5 12.5l5 5L19 7"
    case .warning: "M12 4L2.5 20h19zM12 10v4.5M12 17.3h.01"
    case .delete: "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5"
    case .card: "M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM3 10h18M7 15h4"
    case .info: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.5h.01"
    case .person: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 20c1-4 4-5.5 8-5.5s7 1.5 8 5.5"
    case .refresh: "M20 12a8 8 0 1 1-2.4-5.7M20 4v4h-4"
    case .more: "M5 12h.01M12 12h.01M19 12h.01"
    }
  }

  /// Draws all symbols invisibly, so that other parts of the page can refer to them.
  static func drawAll(_ element: inout HTMLElement) {
    element.add("svg") { sheet in
      sheet.set("hidden")
      sheet.set("aria-hidden", to: "true")
      for icon in Icon.allCases {
        sheet.add("symbol") { symbol in
          symbol.set("id", to: "icon-\(icon.rawValue)")
          symbol.set("viewBox", to: "0 0 24 24")
          symbol.add("path") { $0.set("d", to: path(of: icon)) }
        }
      }
    }
  }
}

extension HTMLElement {
  /// Adds a symbol that is visible while the property names one.
  mutating func addSymbol(of property: Property<Icon?>) {
    add("svg") { symbol in
      symbol.addClass("symbol")
      symbol.set("aria-hidden", to: "true")
      symbol.bind(.hidden, rank: .hidden, reading: [symbol.slot(property)]) { .flag($0.value(of: property) == nil) }
      symbol.add("use") { use in
        use.bind(.attribute, "href", rank: .hidden, reading: [use.slot(property)]) { reader in
          HTMLValue(reader.value(of: property).map(Symbols.reference))
        }
      }
    }
  }

  /// Adds a fixed symbol.
  mutating func addSymbol(_ icon: Icon) {
    add("svg") { symbol in
      symbol.addClass("symbol")
      symbol.set("aria-hidden", to: "true")
      symbol.add("use") { $0.attributes.append(("href", Symbols.reference(to: icon))) }
    }
  }
}
