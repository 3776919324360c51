/// Names and defaults of the framework's own properties by number, for descriptions and resets.
package enum FrameworkProperties {
  static let byNumber = table.byNumber
  /// The number of declarations: more than there are property numbers if two properties share one.
  static let count = table.count

  private static let table: Table = {
    var table = Table()
    addFirst(to: &table)
    addInputs(to: &table)
    addDisplays(to: &table)
    addRows(to: &table)
    return table
  }()

  /// Collects declarations.
  package struct Table {
    var byNumber: [UInt16: PropertyDescription] = [:]
    var count = 0

    package mutating func add<each Value>(_ property: repeat Property<each Value>) {
      for property in repeat each property {
        count += 1
        byNumber[property.number] = PropertyDescription(
          name: property.name, defaultValue: property.defaultValue.styleValue)
      }
    }
  }

  private static func addFirst(to table: inout Table) {
    table.add(
      View.isHidden, View.alpha, View.background, View.padding, View.cornerRadius, View.border, View.grows,
      View.alignment, View.accessibilityLabel, View.accessibilityRole, View.accessibilityHint,
      View.isAccessibilityHidden, View.accessibilityValue, View.font, View.layoutPriority, View.tag, View.destination,
      View.focusRequest)
    table.add(
      Label.text, Label.textStyle, Label.color, Label.lines, Label.textAlignment, Label.hasTabularFigures,
      Label.textFit, Label.headingLevel, Label.isAnnounced)
    table.add(Button.title, Button.icon, Button.variant, Button.submission)
    table.add(ImageView.image, ImageView.size, ImageView.color, ImageView.caption)
    table.add(TextInput.text, TextInput.placeholder, TextField.kind, TextField.autocomplete)
    table.add(Picker.options, Picker.selection)
    table.add(Toggle.isOn)
    table.add(Link.title, Link.icon, Link.isProminent)
    table.add(ActivityIndicator.label, ActivityIndicator.isActive)
    table.add(BarChart.bars, BarChart.title, BarChart.emptyText)
    table.add(ProgressBar.fraction, ProgressBar.label)
    table.add(FilePicker.fileTypes)
  }
}

/// A class of the framework in a layer above this one, which names its properties when it is first used.
package protocol PropertyNaming: View {
  /// Adds the properties that the class declares.
  static func nameProperties(in table: inout FrameworkProperties.Table)
}
