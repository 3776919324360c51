/// Names and defaults of the framework's own properties by number, for descriptions and resets.
enum FrameworkProperties {
  static let byNumber: [UInt16: PropertyDescription] = {
    var table: [UInt16: PropertyDescription] = [:]
    func add<each Value>(_ property: repeat Property<each Value>) {
      for property in repeat each property {
        table[property.number] = PropertyDescription(
          name: property.name, defaultValue: property.defaultValue.styleValue)
      }
    }
    add(
      View.isHidden, View.alpha, View.background, View.padding, View.cornerRadius, View.hasBorder, View.grows,
      View.alignment, View.accessibilityLabel, View.accessibilityRole, View.accessibilityHint,
      View.isAccessibilityHidden, View.tag, View.destination)
    add(
      Label.text, Label.textStyle, Label.color, Label.lines, Label.textAlignment, Label.hasTabularFigures,
      Label.headingLevel, Label.isAnnounced)
    add(
      Button.title, Button.icon, Button.variant, Button.isEnabled, Button.isBusy, Button.submission,
      Button.explanation)
    add(ImageView.image, ImageView.size, ImageView.color, ImageView.caption)
    add(
      TextField.text, TextField.label, TextField.placeholder, TextField.kind, TextField.isEnabled, TextField.message,
      TextField.hint, TextField.name, TextField.autocomplete, TextField.isLabelHidden)
    add(Picker.options, Picker.selection, Picker.label, Picker.isEnabled, Picker.name, Picker.message)
    add(Toggle.isOn, Toggle.label, Toggle.isEnabled)
    add(Link.title, Link.icon, Link.isProminent)
    add(ActivityIndicator.label, ActivityIndicator.isActive)
    add(BarChart.bars, BarChart.title, BarChart.emptyText)
    add(ProgressBar.fraction, ProgressBar.label)
    add(FilePicker.label, FilePicker.hint, FilePicker.fileTypes, FilePicker.isEnabled)
    return table
  }()
}
