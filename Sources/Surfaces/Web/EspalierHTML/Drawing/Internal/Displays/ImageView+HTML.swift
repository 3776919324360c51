public import EspalierViews

extension ImageView: HTMLDrawn {
  /// Draws an SVG that uses a symbol of the page or shows a picture of the app. The image is decorative unless it has a
  /// caption.
  public static func draw(_ element: inout HTMLElement) {
    element.tag = "svg"
    element.addClass("image")
    element.look(of: size) { size in
      let known = [16, 20, 24, 32, 40, 48, 64, 96].min { abs($0 - size) < abs($1 - size) }
      return known.flatMap { $0 == 24 ? nil : "size-\($0)" }
    }
    element.color(of: color, prefix: "ink-", unless: .secondary, declaring: "color")
    // A symbol has its own coordinate system, so the SVG needs none, and a picture may have any proportions.
    element.add("g") { symbol in
      symbol.bind(.markup, reading: [symbol.slot(image), symbol.slot(placeholder)]) { reader in
        guard case .icon(let icon) = reader.value(of: image) else {
          return .text(reader.value(of: placeholder).map(Symbols.markup) ?? "")
        }
        return .text(Symbols.markup(of: icon))
      }
    }
    element.add("image") { picture in
      picture.set("width", to: "100%")
      picture.set("height", to: "100%")
      picture.bind(.attribute, "href", rank: .seldom, reading: [picture.slot(image)]) { reader in
        switch reader.value(of: image) {
        case .path(let path): return HTMLValue(HTMLAddress.own(path, below: reader.mount))
        case .asset(let path): return HTMLValue(HTMLAddress.asset(path, below: reader.mount))
        case .icon, nil: return .none
        }
      }
      let keys = [picture.slot(contentMode), picture.slot(contentPosition)]
      picture.bind(.attribute, "preserveAspectRatio", rank: .seldom, reading: keys) { reader in
        let (mode, position) = (reader.value(of: contentMode), reader.value(of: contentPosition))
        return switch mode {
        case .fit: position == .center ? .none : .text(position.attribute)
        case .fill: .text("\(position.attribute) slice")
        case .stretch: .text("none")
        }
      }
    }
    let spoken = [element.slot(caption), element.slot(accessibilityLabel)]
    element.speak("aria-label", reading: [spoken[0]]) { reader in
      let caption = reader.value(of: caption)
      return caption.isEmpty ? nil : caption
    }
    element.speak("role", reading: spoken) { isDecoration($0) ? nil : "img" }
    element.speak("aria-hidden", reading: spoken) { isDecoration($0) ? "true" : nil }
  }

  private static func isDecoration(_ reader: HTMLReader) -> Bool {
    reader.value(of: caption).isEmpty && (reader.value(of: accessibilityLabel) ?? "").isEmpty
  }
}

extension ContentPosition {
  /// The alignment in the `preserveAspectRatio` attribute of SVG.
  fileprivate var attribute: String {
    switch self {
    case .center: "xMidYMid"
    case .top: "xMidYMin"
    case .bottom: "xMidYMax"
    case .left: "xMinYMid"
    case .right: "xMaxYMid"
    case .topLeft: "xMinYMin"
    case .topRight: "xMaxYMin"
    case .bottomLeft: "xMinYMax"
    case .bottomRight: "xMaxYMax"
    }
  }
}
