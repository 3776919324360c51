public import EspalierViews

extension Picker: HTMLDrawn {
  /// Draws the browser's own list of options, or radio buttons; every phone and keyboard supports both.
  ///
  /// A tag cannot change, so both are in the HTML, and the unused one is hidden and empty.
  public static func draw(_ element: inout HTMLElement) {
    element.look(of: variant) { $0 == .menu ? nil : "radio" }
    element.drawField { box in box.add("select", drawSelect) }
    // Above help and message.
    let notes = element.content.suffix(2)
    element.content.removeLast(2)
    element.add("fieldset", drawGroup)
    element.content += notes
  }

  private static func drawSelect(_ select: inout HTMLElement) {
    select.raise(.change)
    // The options precede the selection, which would otherwise have no option to select.
    select.bind(.markup, reading: [select.slot(options), select.slot(variant)]) { reader in
      guard reader.value(of: variant) == .menu else { return .text("") }
      // The first HTML has no properties, so the selected option has an attribute.
      let chosen = reader.isFirstHTML ? reader.value(of: selection) : nil
      var markup = HTMLMarkup(mount: reader.mount)
      for option in reader.value(of: options).options {
        markup.element(
          "option",
          [
            "value": option.id, "selected": option.id == chosen ? "" : nil, "disabled": option.isEnabled ? nil : "",
          ]
        ) { $0.text(option.title) }
      }
      return .text(markup.string)
    }
    // In other variants the select has no options, so its value is empty. When it becomes a menu, the value differs and
    // is therefore sent after the options.
    select.bind(.property, "value", reading: [select.slot(selection), select.slot(variant)]) { reader in
      .text(reader.value(of: variant) == .menu ? reader.value(of: selection) : "")
    }
    select.drawInput()
    select.hidden(of: variant) { $0 != .menu }
  }

  private static func drawGroup(_ group: inout HTMLElement) {
    group.addClass("options")
    group.set("role", to: "radiogroup")
    group.bind(.attribute, "aria-label", rank: .seldom, reading: [group.slot(label)]) { .text($0.value(of: label)) }
    group.pointToNotes()
    group.look(of: variant) { $0.rawValue }
    group.bind(.attribute, "title", rank: .seldom, reading: [group.slot(explanation)]) { reader in
      let text = reader.value(of: explanation)
      return text.isEmpty ? .none : .text(text)
    }
    // The selection is in the markup, so that options and selection arrive together; a change of the selection alone
    // sets the property below.
    group.bindMarkup(
      reading: [group.slot(options), group.slot(variant), group.slot(name), group.slot(autofocus)]
    ) { reader in
      reader.value(of: variant) == .menu ? "" : radioButtons(reader)
    }
    // Events besides the selection are reported by the group, so that the buttons stay unchanged when such an event is
    // handled later.
    group.raiseWhereHandled()
    HTMLLocalChanges.addValue(to: &group)
    group.property(.value, of: selection)
    group.property(.disabled, of: isEnabled) { !$0 }
    group.hidden(of: variant) { $0 == .menu }
  }

  private static func radioButtons(_ reader: HTMLReader) -> String {
    let name = reader.value(of: name)
    // The common name makes radio buttons one group.
    let group = name.isEmpty ? "picker-\(reader.node)-\(reader.element)" : name
    let chosen = reader.value(of: selection)
    let all = reader.value(of: options).options
    let isFirst = reader.isFirstHTML && reader.value(of: autofocus)
    let first = isFirst ? all.first { $0.id == chosen } ?? all.first { $0.isEnabled } : nil
    var writer = HTMLWriter()
    for option in all {
      writer.raw("<label class=\"option\"><input type=\"radio\" data-on=\"change:\(reader.element)\"")
      writer.raw(option.id == first?.id ? " autofocus name=\"" : " name=\"")
      writer.escaped(group)
      writer.raw("\" value=\"")
      writer.escaped(option.id)
      writer.raw(option.id == chosen ? "\" checked" : "\"")
      writer.raw(option.isEnabled ? "><span>" : " disabled><span>")
      writer.escaped(option.title)
      writer.raw("</span></label>")
    }
    return writer.string
  }
}
