public import EspalierViews

extension Badge: HTMLDrawn {
  /// Draws a word or a count on a coloured background, and nothing if the badge has neither.
  public static func draw(_ element: inout HTMLElement) {
    element.addClass("badge")
    element.bind(.text, reading: [element.slot(text), element.slot(count), element.slot(maximum)]) { reader in
      .text(
        shown(text: reader.value(of: text), count: reader.value(of: count), maximum: reader.value(of: maximum)))
    }
    element.look(of: color) { color in
      guard let role = color.role, role != .accent else { return nil }
      return "badge-\(role.rawValue)"
    }
    element.declare(reading: [element.slot(color)], directly: .nothingForText) { reader in
      let color = reader.value(of: color)
      guard let ground = color.declared, let ink = color.inkDeclared else { return nil }
      return "background:\(ground);color:\(ink)"
    }
  }
}

extension Divider: HTMLDrawn {
  /// Draws a dividing line. Screen readers skip it, because it only repeats visually that the parts are separate.
  public static func draw(_ element: inout HTMLElement) {
    element.addClass("divider")
    element.look(of: axis) { $0 == .vertical ? "upright" : nil }
    element.speak("aria-hidden", reading: []) { _ in "true" }
  }
}
