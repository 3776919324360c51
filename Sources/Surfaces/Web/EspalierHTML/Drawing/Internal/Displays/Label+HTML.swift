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
