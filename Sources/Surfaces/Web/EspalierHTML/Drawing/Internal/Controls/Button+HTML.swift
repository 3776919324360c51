internal import EspalierScreens
public import EspalierViews

extension Button: HTMLDrawn {
  /// Draws a button with a symbol and a title. A button with a submission sends the form of its section.
  public static func draw(_ element: inout HTMLElement) {
    element.addClass("button")
    guard !element.isInsideControl else {
      HTMLLog.warn(
        "A button stands in a row that is itself a link or button, so it does nothing. Make the row plain.",
        about: "\(self)")
      return drawContent(&element)
    }
    element.tag = "button"
    element.raise(.tap)
    element.raiseWhereHandled()
    HTMLLocalChanges.addSteps(to: &element)
    if element.scope.type is ToolbarMenuItemView.Type { ToolbarMenuItemView.drawItem(&element) }
    if element.scope.type is CancelButtonView.Type { element.set("data-closes") }
    if element.scope.type is RefreshButtonView.Type { element.set("data-module", to: BrowserAssets.pull.modulePath) }
    element.bind(.attribute, "type", rank: .seldom, reading: [element.slot(submission)]) { reader in
      .text(reader.value(of: submission) == nil ? "button" : "submit")
    }
    // The name is needed if a section's form has several buttons with different submissions.
    element.bind(.attribute, "formaction", rank: .seldom, reading: [element.slot(submission)]) { reader in
      HTMLValue(reader.value(of: submission).map { HTMLAddress.link("/-/submit/\($0)", below: reader.mount) })
    }
    let state = [element.slot(isEnabled), element.slot(explanation), element.slot(submission)]
    element.bind(.property, "disabled", rank: .seldom, reading: state) { reader in
      .flag(!reader.value(of: isEnabled) && !staysInReach(reader))
    }
    element.showActivity(isOff: { !$0.value(of: isEnabled) && staysInReach($0) }, reading: state)
    element.bind(.attribute, "title", rank: .seldom, reading: [state[1]]) { reader in
      let text = reader.value(of: explanation)
      return text.isEmpty ? .none : .text(text)
    }
    element.bind(.attribute, "aria-pressed", rank: .seldom, reading: [element.slot(isSelected)]) { reader in
      HTMLValue(reader.value(of: isSelected).map { "\($0)" })
    }
    HTMLLocalChanges.addPressing(to: &element)
    drawContent(&element)
  }

  /// Returns true if a disabled button can still get the focus, so that a person can read its explanation. A button
  /// that sends a form cannot, because browsers would send the form even then.
  private static func staysInReach(_ reader: HTMLReader) -> Bool {
    !reader.value(of: explanation).isEmpty && reader.value(of: submission) == nil
  }

  private static func drawContent(_ element: inout HTMLElement) {
    element.look(of: variant) { $0 == .secondary ? nil : $0.rawValue }
    element.look(of: titleColor) { $0?.words(prefix: "fg") }
    element.look(of: backgroundColor) { $0?.words(prefix: "bg") }
    element.declare(reading: [element.slot(titleColor)], directly: .nothingForText) { reader in
      reader.value(of: titleColor)?.declarations(prefix: "fg")
    }
    element.declare(reading: [element.slot(backgroundColor)], directly: .nothingForText) { reader in
      reader.value(of: backgroundColor)?.declarations(prefix: "bg")
    }
    element.add("span") { symbols in
      symbols.addClass("symbols")
      symbols.bind(.markup, reading: [symbols.slot(icon)]) { reader in
        .text(reader.value(of: icon).map(markup) ?? "")
      }
    }
    // All titles by state are in the HTML, and style rules show the current one.
    element.add("span") { words in
      words.addClass("symbols")
      words.bind(.hidden, rank: .seldom, reading: [words.slot(title)]) { .flag(!isVaried($0.value(of: title))) }
      words.markup(of: title) { titles, markup in
        guard isVaried(titles) else { return }
        for (state, text) in titles.values { markup.element("span", ["data-state": state.rawValue]) { $0.text(text) } }
      }
    }
    element.add("span") { words in
      words.bind(.text, reading: [words.slot(title)], directly: .text) { .text($0.value(of: title).normal) }
      words.bind(.hidden, rank: .seldom, reading: [words.slot(title)]) { .flag(isVaried($0.value(of: title))) }
    }
  }

  private static func isVaried(_ titles: StateValues<ControlState, String>) -> Bool { titles.values.count > 1 }

  /// Returns a symbol for each state with its own symbol; style rules show the current one.
  private static func markup(of icons: StateValues<ControlState, Icon>) -> String {
    let values = icons.values
    var writer = HTMLWriter()
    for (state, icon) in values {
      let others = values.count == 1 ? "" : " data-state=\"\(state.rawValue)\""
      writer.symbol(icon, attributes: others)
    }
    return writer.string
  }
}

extension StateValues where State == ControlState, Value == ViewColor {
  /// Returns the colours as words of `data-look`, such as `fg-accent fg-pressed-text`. The word `own` instead of a role
  /// refers to a colour that is declared separately.
  fileprivate func words(prefix: String) -> String {
    let words = values.map { state, value in
      let name = value.role?.rawValue ?? "own"
      return state == .normal ? "\(prefix)-\(name)" : "\(prefix)-\(state.rawValue)-\(name)"
    }
    return words.joined(separator: " ")
  }

  /// Returns the colours that are not roles as style declarations, such as `--fg:#6b2fa0;--fg-pressed:#000000`.
  fileprivate func declarations(prefix: String) -> String? {
    let texts = values.compactMap { state, value in
      value.declared.map { "--\(prefix)\(state == .normal ? "" : "-\(state.rawValue)"):\($0)" }
    }
    return texts.isEmpty ? nil : texts.joined(separator: ";")
  }
}
