internal import EspalierViews

extension HTMLElement {
  /// Draws the box of an input: its label around the control, then the help and the error message. The control refers
  /// to both.
  mutating func drawField(_ build: (inout HTMLElement) -> Void) {
    tag = isInsideControl ? "span" : "div"
    addClass("field")
    look(of: Input.isLabelHidden) { $0 ? "label-hidden" : nil }
    add("label") { box in
      box.addName()
      build(&box)
    }
    addNotes()
  }

  /// Adds the visible label.
  mutating func addName() {
    add("span") { name in
      name.addClass("name")
      name.text(of: Input.label)
    }
  }

  /// Adds the help and the error message of the input below its control.
  mutating func addNotes(hasHint: Bool = true) {
    if hasHint {
      add("span") { help in
        help.addClass("hint")
        help.bindPosition("id") { "hint-\($0.node)-\($1)" }
        help.text(of: Input.hint)
      }
    }
    add("span") { fault in
      fault.addClass("fault")
      fault.set("aria-live", to: "polite")
      fault.bindPosition("id") { "fault-\($0.node)-\($1)" }
      fault.text(of: Input.message)
    }
  }

  /// Adds the attributes of an input's control: those of every control, the input's name in a form, and the reference
  /// to the help and the error message below the control.
  ///
  /// An empty note is not read, so the reference need not change with it.
  mutating func drawInput() {
    carriesAccessibility()
    pointToNotes()
    bindFormName()
    drawControl()
  }

  /// Binds the name of the control in a form. The name of a secret field has a prefix. By the prefix, the server
  /// recognizes the field, and never sends its value back.
  private mutating func bindFormName() {
    guard let field = scope.type as? TextField.Type, field.fixedKind == nil || field.fixedKind == .secure else {
      return bind(.attribute, "name", reading: [slot(Input.name)]) { reader in
        let name = reader.value(of: Input.name)
        return name.isEmpty ? .none : .text(FormFieldName.marked(name))
      }
    }
    let fixed = field.fixedKind
    bind(.attribute, "name", reading: [slot(Input.name), slot(TextField.kind)]) { reader in
      let name = reader.value(of: Input.name)
      guard !name.isEmpty else { return .none }
      return .text(
        (fixed ?? reader.value(of: TextField.kind)) == .secure
          ? FormFieldName.secretPrefix + name : FormFieldName.marked(name))
    }
  }

  mutating func pointToNotes() {
    bindPosition("aria-describedby") { "hint-\($0.node)-\($1) fault-\($0.node)-\($1)" }
    bind(.attribute, "aria-invalid", rank: .seldom, reading: [slot(Input.message)]) { reader in
      reader.value(of: Input.message).isEmpty ? .none : .text("true")
    }
  }

  /// Binds a key for the control. The key stays the same when the page is rendered again.
  mutating func bindKey() { bindPosition("data-key") { "\($0.key)/\($1)" } }

  /// Sets the value of a control to the text of a property.
  mutating func value<Value>(of property: Property<Value>, _ text: @escaping @Sendable (Value) -> String) {
    bind(.property, HTMLProperty.value.rawValue, reading: [slot(property)]) { .text(text($0.value(of: property))) }
  }
}
