public import EspalierViews

extension TextField: HTMLDrawn {
  /// A box with label, field, help, and what is wrong.
  public static func draw(_ element: inout HTMLElement) {
    element.drawField(hidesLabel: isLabelHidden, hint: hint, message: message) { box in
      box.add("span") { name in
        name.addClass("name")
        name.text(of: label)
      }
      box.add("input", drawInput)
    }
    // Leaving is told by the box, which the script finds above the field; most fields do not ask for it.
    element.bind(.attribute, "data-on", rank: .last, reading: [element.slot(tellsLeaving)]) { reader in
      reader.value(of: tellsLeaving) ? .text("leave:\(reader.element)") : .none
    }
  }

  private static func drawInput(_ input: inout HTMLElement) {
    input.carriesAccessibility()
    input.describeField(message: message)
    input.raise(.input)
    input.raise(.submit)
    // The type comes before the value: changing it would set the value back.
    input.attribute("type", of: kind) { $0.type }
    input.attribute("inputmode", of: kind) { $0 == .number ? "decimal" : nil }
    input.attribute("step", of: kind) { $0 == .number ? "any" : nil }
    input.bind(.property, "value", reading: [input.slot(text), input.slot(kind)]) { reader in
      // A secret goes up and never comes down.
      .text(reader.value(of: kind) == .secure ? "" : reader.value(of: text))
    }
    input.bindKey()
    input.attribute("name", of: name)
    input.attribute("placeholder", of: placeholder)
    input.attribute("autocomplete", of: autocomplete)
    input.property(.disabled, of: isEnabled) { !$0 }
  }
}

extension TextFieldKind {
  fileprivate var type: String {
    switch self {
    case .text: "text"
    case .secure: "password"
    case .search: "search"
    case .number: "number"
    case .date: "date"
    case .email: "email"
    }
  }
}

extension HTMLElement {
  /// A field's box: its label around the control, then help and what is wrong, which the control points to.
  mutating func drawField(
    hidesLabel: Property<Bool>?, hint: Property<String>?, message: Property<String>,
    _ build: (inout HTMLElement) -> Void
  ) {
    tag = isInsideControl ? "span" : "div"
    addClass("field")
    if let hidesLabel { look(of: hidesLabel) { $0 ? "label-hidden" : nil } }
    add("label", build)
    if let hint {
      add("span") { help in
        help.addClass("hint")
        help.bindPlace("id") { "hint-\($0.node)-\($1)" }
        help.text(of: hint)
      }
    }
    add("span") { fault in
      fault.addClass("fault")
      fault.set("aria-live", to: "polite")
      fault.bindPlace("id") { "fault-\($0.node)-\($1)" }
      fault.text(of: message)
    }
  }

  /// Points from a control to what is below it. An empty text says nothing, so the pointer need not change with it.
  mutating func describeField(message: Property<String>) {
    bindPlace("aria-describedby") { "hint-\($0.node)-\($1) fault-\($0.node)-\($1)" }
    bind(.attribute, "aria-invalid", rank: .seldom, reading: [slot(message)]) { reader in
      reader.value(of: message).isEmpty ? .none : .text("true")
    }
  }

  /// A name for a control that is the same after a fresh render.
  mutating func bindKey() { bindPlace("data-key") { "\($0.key)/\($1)" } }
}
