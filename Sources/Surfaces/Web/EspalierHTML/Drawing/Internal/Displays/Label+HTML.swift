public import EspalierViews

extension Label: HTMLDrawn {
  /// Draws a span with text. A heading is marked by its role, because a tag cannot change.
  public static func draw(_ element: inout HTMLElement) {
    element.text(of: text)
    element.look(of: textStyle) { $0.look }
    element.color(of: color, prefix: "ink-", unless: .text, declaring: "color")
    element.look(of: lines) { $0 <= 0 ? nil : "lines-\(min($0, 4))" }
    element.look(of: textAlignment) { $0 == .start ? nil : "text-\($0.rawValue)" }
    element.look(of: hasTabularFigures) { $0 ? "tabular" : nil }
    element.look(of: textFit) { $0 == .wraps ? nil : $0.rawValue }
    addTextStyles(to: &element)
    element.speak("role", reading: [element.slot(headingLevel)]) { reader in
      (1...6).contains(reader.value(of: headingLevel)) ? "heading" : nil
    }
    element.bind(.attribute, "aria-level", rank: .seldom, reading: [element.slot(headingLevel)]) { reader in
      let level = reader.value(of: headingLevel)
      return (1...6).contains(level) ? .text("\(level)") : .none
    }
    element.bind(.attribute, "aria-live", rank: .seldom, reading: [element.slot(isAnnounced)]) { reader in
      reader.value(of: isAnnounced) ? .text("polite") : .none
    }
  }
}

extension Label {
  /// Adds the styles of letters and lines that are rarely set.
  private static func addTextStyles(to element: inout HTMLElement) {
    element.look(of: lineHeight) { $0 == nil ? nil : "lined" }
    element.look(of: highlightedColor) { $0 == nil ? nil : "highlights" }
    let keys = [
      element.slot(lineHeight), element.slot(minimumScale), element.slot(textShadow), element.slot(highlightedColor),
    ]
    element.declare(reading: keys) { reader in
      let texts = [
        reader.value(of: lineHeight).map { "line-height:\(max(0, $0.length).declared)" },
        reader.value(of: minimumScale).map { "--least:calc(\(min(max(0, $0.length), 1).declared) * var(--size))" },
        reader.value(of: textShadow).textDeclared.map { "text-shadow:\($0)" },
        reader.value(of: highlightedColor).map { "--highlight:\($0.anyDeclared)" },
      ].compactMap { $0 }
      return texts.isEmpty ? nil : texts.joined(separator: ";")
    }
  }
}

extension Shadow {
  /// The shadow of letters in CSS notation. An elevation is smaller than that of an area.
  fileprivate var textDeclared: String? {
    switch self {
    case .none: nil
    case .low: "0 1px 2px rgb(0 0 0 / .3)"
    case .medium: "0 2px 4px rgb(0 0 0 / .35)"
    case .high: "0 4px 8px rgb(0 0 0 / .4)"
    case .cast: declared
    }
  }
}

extension TextStyle {
  fileprivate var look: String? {
    switch self {
    case .caption: "caption"
    case .body: nil
    case .headline: "headline"
    case .title: "title"
    case .largeTitle: "large-title"
    }
  }
}
