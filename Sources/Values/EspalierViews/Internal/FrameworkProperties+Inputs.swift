extension FrameworkProperties {
  static func addInputs(to table: inout Table) {
    table.add(
      View.isBusy, View.tellsFocus, View.tellsBlur, View.tellsChange, View.toldKeys, View.tellsCancel,
      View.tellsDoubleTap, Control.isEnabled,
      Control.explanation, Control.autofocus)
    table.add(Input.label, Input.hint, Input.message, Input.name, Input.isLabelHidden)
    table.add(TextInput.maximumLength, TextField.clearsOnSubmit, TextArea.rows, TextArea.growsWithText)
    table.add(
      NumberField.value, NumberField.minimum, NumberField.maximum, NumberField.step, NumberField.placeholder,
      NumberField.locale)
    table.add(DateField.day, DateField.minimum, DateField.maximum)
    table.add(Slider.value, Slider.minimum, Slider.maximum, Slider.step, Slider.valueText)
    table.add(Stepper.value, Stepper.minimum, Stepper.maximum, Stepper.step, Stepper.valueText)
    table.add(Picker.variant, Checkbox.isMixed)
    table.add(Menu.title, Menu.icon, Menu.items)
    table.add(Button.isSelected, Button.titleColor, Button.backgroundColor)
  }
}
