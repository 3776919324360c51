internal import EspalierViews

extension HTMLElement {
  /// Adds the styles that every view can have. The looks apply to its root. The words for screen readers apply to the
  /// element with the accessibility attributes.
  mutating func addCommonStyles(isHidingOutside: Bool) {
    declare(reading: [slot(View.alpha)]) { reader in
      let alpha = reader.value(of: View.alpha)
      return alpha >= 1 || alpha.isNaN ? nil : "opacity:\(max(0, alpha).declared)"
    }
    look(of: View.background) { $0?.role.map { "on-\($0.rawValue)" } }
    declare(reading: [slot(View.background)], directly: .nothingForText) { reader in
      reader.value(of: View.background)?.declared.map { "background:\($0)" }
    }
    look(of: View.padding) { space in space == .none ? nil : HTMLSpace.word(of: space).map { "pad-\($0)" } }
    declare(reading: [slot(View.padding), slot(View.insets)]) { reader in
      HTMLSpace.padding(reader.value(of: View.padding), insets: reader.value(of: View.insets))
    }
    look(of: View.cornerRadius) { HTMLRadius.word(of: $0) }
    declare(reading: [slot(View.cornerRadius)]) { HTMLRadius.declaration(of: $0.value(of: View.cornerRadius)) }
    look(of: View.grows) { $0 ? "grow" : nil }
    look(of: View.alignment) { $0.map { "self-\($0.rawValue)" } }
    addLayerStyles()
    if !isHidingOutside { hideWithView() }
    // A window has the direction of its language.
    if !bindings.contains(where: { $0.name == "dir" }) {
      bind(.attribute, "dir", rank: .seldom, reading: [slot(View.layoutDirection)]) { reader in
        HTMLValue(reader.value(of: View.layoutDirection).map { $0 == .leftToRight ? "ltr" : "rtl" })
      }
    }
    bind(.attribute, "data-tag", rank: .seldom, reading: [slot(View.tag)], directly: .textUnlessEmpty) {
      let tag = $0.value(of: View.tag)
      return tag.isEmpty ? .none : .text(tag)
    }
    bind(.attribute, "inert", rank: .seldom, reading: [slot(View.isInteractive)]) {
      $0.value(of: View.isInteractive) ? .none : .text("")
    }
    if !changeSpoken({ $0.addSpokenStyles() }) { addSpokenStyles() }
  }

  mutating func hideWithView() {
    bind(
      .hidden, rank: .hidden, reading: [slot(View.isHidden)], directly: .flag(on: .flag(true), off: .flag(false))
    ) { .flag($0.value(of: View.isHidden)) }
    HTMLLocalChanges.addHiding(to: &self)
  }

  /// Changes the inner element that has the accessibility attributes. Returns false if no inner element is marked as
  /// such.
  private mutating func changeSpoken(_ change: (inout HTMLElement) -> Void) -> Bool {
    if isSpoken {
      change(&self)
      return true
    }
    for index in content.indices {
      guard case .element(var element) = content[index], element.scope.element == scope.element else { continue }
      if element.changeSpoken(change) {
        content[index] = .element(element)
        return true
      }
    }
    return false
  }

  private mutating func addSpokenStyles() {
    bindSpoken("aria-label", [slot(View.accessibilityLabel)]) { $0.value(of: View.accessibilityLabel) }
    bindSpoken("role", [slot(View.accessibilityRole)]) { reader in
      reader.value(of: View.accessibilityRole).map { $0 == .image ? "img" : $0.rawValue }
    }
    let hints = [slot(View.accessibilityHint), slot(View.accessibilityValue)]
    let reportsValue = hasValueText
    bindSpoken("aria-description", hints) { reader in
      let value = reportsValue ? nil : reader.value(of: View.accessibilityValue)
      let said = [value, reader.value(of: View.accessibilityHint)].compactMap { $0 }
      return said.isEmpty ? nil : said.joined(separator: ". ")
    }
    if reportsValue {
      bindSpoken("aria-valuetext", [slot(View.accessibilityValue)]) { $0.value(of: View.accessibilityValue) }
    }
    bindSpoken("aria-hidden", [slot(View.isAccessibilityHidden)]) {
      $0.value(of: View.isAccessibilityHidden) ? "true" : nil
    }
  }

  private mutating func bindSpoken(
    _ name: String, _ keys: [StyleSlot], _ read: @escaping @Sendable (HTMLReader) -> String?
  ) {
    // The element's fixed role applies unless a style sets another one.
    let fixed = attributes.first { $0.name == name }?.value
    attributes.removeAll { $0.name == name }
    guard let other = spokenDefaults[name] else {
      return bind(.attribute, name, rank: .seldom, reading: keys) { HTMLValue(read($0) ?? fixed) }
    }
    bind(.attribute, name, rank: .seldom, reading: keys + other.keys) {
      HTMLValue(read($0) ?? other.read($0) ?? fixed)
    }
  }

  /// Sets the value that an accessibility attribute has when no style of the view sets one.
  mutating func speak(
    _ name: String, reading keys: [StyleSlot], _ read: @escaping @Sendable (HTMLReader) -> String?
  ) {
    spokenDefaults[name] = HTMLSpokenDefault(keys: keys, read: read)
  }
}

/// The rounding of corners. A radius from a fixed list becomes a word of `data-look`, and any other radius becomes a
/// style declaration.
enum HTMLRadius {
  private static let steps: Set<Double> = [4, 8, 12, 16, 24, 999]

  static func word(of radius: CornerRadius) -> String? {
    steps.contains(radius.points) ? "round-\(Int(radius.points))" : nil
  }

  static func declaration(of radius: CornerRadius) -> String? {
    radius == .none || steps.contains(radius.points) ? nil : "border-radius:\(radius.points.declared)px"
  }
}
