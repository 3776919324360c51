public import EspalierViews

extension NumberField: HTMLDrawn {
  /// Draws a text field with the keyboard for numbers.
  ///
  /// The browser's own field for numbers parses in the browser's language, and silently drops a text that it cannot
  /// parse. The arrow keys step as in the browser's field.
  public static func draw(_ element: inout HTMLElement) {
    element.drawField { box in
      addDecorations(to: &box)
      box.add("input") { input in
        input.raise(.input)
        input.raise(.submit)
        input.set("type", to: "text")
        input.set("inputmode", to: "decimal")
        input.set("autocomplete", to: "off")
        input.set("data-module", to: BrowserAssets.numbers.modulePath)
        input.attribute("data-min", of: minimum) { $0.map(NumberText.text) }
        input.attribute("data-max", of: maximum) { $0.map(NumberText.text) }
        input.attribute("data-step", of: step) { $0.map(NumberText.text) ?? "1" }
        input.attribute("data-notation", of: locale) { locale in
          let notation = NumberNotation(locale: locale.isEmpty ? "en-US" : locale)
          return "\(notation.decimalMark)\(notation.zero)"
        }
        let keys = [input.slot(value), input.slot(locale), input.slot(step)]
        input.bind(.property, HTMLProperty.value.rawValue, reading: keys) { reader in
          .text(text(of: ShownControl(reader.component, element: reader.element)))
        }
        input.drawInput()
        addFieldStyles(to: &input)
        drawPlaceholder(placeholder, in: &input)
      }
    }
  }
}

extension Slider: HTMLDrawn {
  /// Draws the browser's own slider, with the number beside its label.
  public static func draw(_ element: inout HTMLElement) {
    element.addClass("slider")
    element.looks.append(
      HTMLLook(keys: [element.slot(trackColor), element.slot(thumbColor)]) { reader in
        reader.value(of: trackColor) == nil && reader.value(of: thumbColor) == nil ? nil : "tracked"
      })
    element.declare(reading: [element.slot(trackColor), element.slot(thumbColor)]) { reader in
      let texts = [
        reader.value(of: trackColor).map { "--track:\($0.anyDeclared)" },
        reader.value(of: thumbColor).map { "--thumb:\($0.anyDeclared)" },
      ].compactMap { $0 }
      return texts.isEmpty ? nil : texts.joined(separator: ";")
    }
    element.drawField { box in
      let keys = [box.slot(value), box.slot(valueText)]
      box.add("span") { amount in
        amount.addClass("amount")
        amount.set("aria-hidden", to: "true")
        amount.bind(.text, reading: keys) { .text(shownText($0)) }
      }
      box.add("input") { input in
        input.raise(.input)
        input.set("type", to: "range")
        input.set("data-debounce", to: "40")
        // The range precedes the number, which would otherwise be limited to the previous range.
        input.attribute("min", of: minimum, NumberText.text)
        input.attribute("max", of: maximum, NumberText.text)
        input.attribute("step", of: step) { $0.map(NumberText.text) ?? "any" }
        input.value(of: value, NumberText.text)
        input.hasValueText = true
        input.speak("aria-valuetext", reading: keys) { shownText($0) }
        input.drawInput()
      }
    }
  }

  private static func shownText(_ reader: HTMLReader) -> String {
    let text = reader.value(of: valueText)
    return text.isEmpty ? NumberText.text(reader.value(of: value)) : text
  }
}

extension Stepper: HTMLDrawn {
  /// Draws two buttons around a number. Screen readers announce a change of the number.
  public static func draw(_ element: inout HTMLElement) {
    element.tag = element.isInsideControl ? "span" : "div"
    element.addClass("field", "stepper")
    element.look(of: isLabelHidden) { $0 ? "label-hidden" : nil }
    element.add("span") { box in
      box.addClass("group")
      box.carriesAccessibility()
      box.set("role", to: "group")
      box.speak("aria-label", reading: [box.slot(label)]) { $0.value(of: label) }
      box.pointToNotes()
      box.addName()
      addButton(.down, "−", "Less", to: &box)
      box.add("output") { $0.bind(.text, reading: [$0.slot(value), $0.slot(valueText)]) { .text(shownText($0)) } }
      addButton(.up, "+", "More", to: &box)
      box.add("input") { input in
        input.set("type", to: "hidden")
        input.attribute("name", of: name) { $0.isEmpty ? nil : FormFieldName.marked($0) }
        input.attribute("value", of: value) { "\($0)" }
        input.bindKey()
      }
    }
    element.addNotes()
  }

  private static func addButton(_ way: Direction, _ sign: String, _ word: String, to box: inout HTMLElement) {
    guard !box.isInsideControl else { return }
    box.add("button") { button in
      button.addClass("button")
      button.set("type", to: "button")
      button.set("value", to: way.rawValue)
      button.raise(.tap)
      button.raiseWhereHandled()
      button.property(.disabled, of: isEnabled) { !$0 }
      // At the end of the range the button stays focusable, so that the keyboard focus is not lost.
      let keys = [button.slot(value), button.slot(minimum), button.slot(maximum), button.slot(step)]
      button.bind(.attribute, "aria-disabled", rank: .seldom, reading: keys) { reader in
        let shown = ShownControl(reader.component, element: reader.element)
        return next(way, by: shown) == nil ? .text("true") : .none
      }
      button.bind(.attribute, "aria-label", rank: .seldom, reading: [button.slot(label)]) { reader in
        .text("\(word): \(reader.value(of: label))")
      }
      button.bindPosition("data-key") { "\($0.key)/\($1)/\(way.rawValue)" }
      button.add(text: sign)
    }
  }

  private static func shownText(_ reader: HTMLReader) -> String {
    let text = reader.value(of: valueText)
    return text.isEmpty ? "\(reader.value(of: value))" : text
  }
}

extension DateField: HTMLDrawn {
  /// Draws the browser's own field for days, in the person's language, with a calendar.
  public static func draw(_ element: inout HTMLElement) {
    element.drawField { box in
      addDecorations(to: &box)
      box.add("input") { input in
        input.raise(.change)
        input.set("type", to: "date")
        input.attribute("min", of: minimum) { $0?.description }
        // Without a bound browsers accept years of six digits, which are not valid days of the framework.
        input.attribute("max", of: maximum) { $0?.description ?? "9999-12-31" }
        input.value(of: day) { $0?.description ?? "" }
        input.drawInput()
        addFieldStyles(to: &input)
      }
    }
  }
}
