package import EspalierViews

extension LiveElement {
  /// Creates the element of a control according to the control's class.
  package init(_ type: Control.Type, _ shown: ShownControl, node: Int, label: String?) {
    self.init(kind: .text, node: node, element: shown.element, name: "")
    isEnabled = shown.value(of: Control.isEnabled)
    isBusy = shown.value(of: View.isBusy)
    explanation = shown.value(of: Control.explanation)
    if type is Input.Type {
      name = shown.value(of: Input.label)
      fieldName = shown.value(of: Input.name)
      hint = shown.value(of: Input.hint)
      message = shown.value(of: Input.message)
    } else {
      isEnabled = isEnabled && !isBusy
    }
    readValue(type, shown)
    name = label ?? name
  }

  private mutating func readValue(_ type: Control.Type, _ shown: ShownControl) {
    switch type {
    case is Button.Type:
      kind = .button
      let states: [ControlState?] = [
        shown.value(of: Control.isEnabled) ? nil : .disabled,
        shown.value(of: Button.isSelected) == true ? .selected : nil,
      ]
      name = shown.value(of: Button.title).value(in: Set(states.compactMap { $0 }))
      submission = shown.value(of: Button.submission)
    case is Menu.Type:
      kind = .menu
      name = shown.value(of: Menu.title)
      items = shown.value(of: Menu.items).items
    case let field as TextField.Type:
      kind = .field
      value = shown.value(of: TextInput.text)
      isSecret = (field.fixedKind ?? shown.value(of: TextField.kind)) == .secure
    case is TextInput.Type:
      kind = .field
      value = shown.value(of: TextInput.text)
    case is NumberField.Type:
      kind = .field
      value = NumberField.text(of: shown)
    case is DateField.Type:
      kind = .field
      value = shown.value(of: DateField.day)?.description ?? ""
      isValid = { $0.isEmpty || Day($0) != nil }
    case is Slider.Type:
      kind = .slider
      value = NumberText.text(shown.value(of: Slider.value))
      valueText = shown.value(of: Slider.valueText)
    case is Stepper.Type:
      kind = .stepper
      value = "\(shown.value(of: Stepper.value))"
      valueText = shown.value(of: Stepper.valueText)
      options = [Stepper.Direction.up, .down].filter { Stepper.next($0, by: shown) != nil }
        .map { PickerOption($0.rawValue, "") }
    case is Picker.Type:
      kind = .picker
      value = shown.value(of: Picker.selection)
      options = shown.value(of: Picker.options).options
    case is Toggle.Type:
      kind = .toggle
      isOn = shown.value(of: Toggle.isOn)
      isMixed = type is Checkbox.Type && shown.value(of: Checkbox.isMixed)
    case is FilePicker.Type: kind = .file
    default: kind = .button
    }
  }

  /// Returns true if a field of the element's kind accepts the text.
  package func canHold(_ text: String) -> Bool { isValid(text) }

  /// The elements for the items of the menu, without dividers. They are on the screen while the menu is open.
  package var menuItems: [LiveElement] {
    items.filter { !$0.isDivider }.map { item in
      var element = LiveElement(kind: .menuItem, node: node, element: self.element, name: item.title)
      element.value = item.id
      element.isEnabled = item.isEnabled
      return element
    }
  }
}

extension LiveElement.Kind {
  /// The kinds of elements that a person can act on or fill in.
  package static let controls: [LiveElement.Kind] = [
    .button, .menu, .field, .picker, .toggle, .slider, .stepper, .file,
  ]
}
