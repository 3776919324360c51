public import EspalierViews

extension TextField: HTMLDrawn {
  /// Draws a box with label, field, help, and error message.
  public static func draw(_ element: inout HTMLElement) {
    element.drawField { box in
      addDecorations(to: &box)
      box.add("input", drawField)
    }
  }

  private static func drawField(_ input: inout HTMLElement) {
    let fixed = fixedKind
    input.raise(.input)
    input.raise(.submit)
    // The type precedes the value: changing the type would reset the value.
    if let fixed {
      input.set("type", to: fixed.type)
    } else {
      input.attribute("type", of: kind) { $0.type }
      input.attribute("inputmode", of: kind) { [.number, .decimal].contains($0) ? "decimal" : nil }
      input.attribute("step", of: kind) { $0 == .number ? "any" : nil }
    }
    input.bind(.property, "value", reading: [input.slot(text), input.slot(kind)]) { reader in
      // A secret is sent to the server and never back.
      .text((fixed ?? reader.value(of: kind)) == .secure ? "" : reader.value(of: text))
    }
    input.drawInput()
    addFieldStyles(to: &input)
    input.attribute("data-clears", of: clearsOnSubmit) { $0 ? "" : nil }
    drawPlaceholder(placeholder, in: &input)
    input.attribute("autocomplete", of: autocomplete)
    input.attribute("maxlength", of: maximumLength) { $0.map { "\($0)" } }
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
    case .phone: "tel"
    case .webAddress: "url"
    case .decimal: "text"
    }
  }
}

extension TextArea: HTMLDrawn {
  /// Draws a box with label, text area, help, and error message. Enter starts a new line, and does not submit.
  public static func draw(_ element: inout HTMLElement) {
    element.drawField { box in
      addDecorations(to: &box)
      box.add("textarea") { area in
        area.raise(.input)
        area.property(.value, of: text)
        area.drawInput()
        addFieldStyles(to: &area)
        drawPlaceholder(placeholder, in: &area)
        area.attribute("maxlength", of: maximumLength) { $0.map { "\($0)" } }
        area.attribute("rows", of: rows) { "\(max(1, $0))" }
        area.look(of: growsWithText) { $0 ? "growing" : nil }
      }
    }
  }
}
