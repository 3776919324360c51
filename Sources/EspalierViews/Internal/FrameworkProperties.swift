/// Names and defaults of the framework's own properties by number, for descriptions and resets.
package enum FrameworkProperties {
  static let byNumber: [UInt16: PropertyDescription] = {
    var table = Table()
    addFirst(to: &table)
    addInputs(to: &table)
    addDisplays(to: &table)
    addRows(to: &table)
    return table.byNumber
  }()

  /// Collects declarations.
  package struct Table {
    var byNumber: [UInt16: PropertyDescription] = [:]

    package mutating func add<each Value>(_ property: repeat Property<each Value>) {
      for property in repeat each property {
        byNumber[property.number] = PropertyDescription(
          name: property.name, defaultValue: property.defaultValue.styleValue)
      }
    }
  }

  private static func addFirst(to table: inout Table) {
    table.add(
      View.isHidden, View.alpha, View.background, View.padding, View.cornerRadius, View.hasBorder, View.grows,
      View.alignment, View.accessibilityLabel, View.accessibilityRole, View.accessibilityHint,
      View.isAccessibilityHidden, View.tag, View.destination)
    table.add(
      Label.text, Label.textStyle, Label.color, Label.lines, Label.textAlignment, Label.hasTabularFigures,
      Label.headingLevel, Label.isAnnounced)
    table.add(
      Button.title, Button.icon, Button.variant, Button.isEnabled, Button.isBusy, Button.submission,
      Button.explanation)
    table.add(ImageView.image, ImageView.size, ImageView.color, ImageView.caption)
    table.add(
      TextField.text, TextField.label, TextField.placeholder, TextField.kind, TextField.isEnabled, TextField.message,
      TextField.hint, TextField.name, TextField.autocomplete, TextField.isLabelHidden)
    table.add(Picker.options, Picker.selection, Picker.label, Picker.isEnabled, Picker.name, Picker.message)
    table.add(Toggle.isOn, Toggle.label, Toggle.isEnabled)
    table.add(Link.title, Link.icon, Link.isProminent)
    table.add(ActivityIndicator.label, ActivityIndicator.isActive)
    table.add(BarChart.bars, BarChart.title, BarChart.emptyText)
    table.add(ProgressBar.fraction, ProgressBar.label)
    table.add(FilePicker.label, FilePicker.hint, FilePicker.fileTypes, FilePicker.isEnabled)
  }
}

/// A class of the framework in a layer above this one, which says what its properties are called when it is first used.
package protocol PropertyNaming: View {
  /// Adds the properties that the class declares.
  static func nameProperties(in table: inout FrameworkProperties.Table)
}
