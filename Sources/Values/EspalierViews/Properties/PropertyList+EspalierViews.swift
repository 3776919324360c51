// espalier properties
// Written from the properties that the types of this module declare. Change those and run the command again.
// swift-format-ignore-file

extension PropertyList {
  /// The properties of all types of the module.
  static let espalierViews: [PropertyList] = [
    activityIndicator, avatar, badge, barChart, button, canvas, cell, checkbox, columnChart, containerView, control,
    dateField, divider, donutChart, entryField, filePicker, gridContainer, imageView, input, items, label, lineChart,
    link, menu, numberField, picker, progressBar, rowProperties, scrollContainer, scrollProperties, slider, stepper,
    tableRowProperties, textArea, textField, textInput, toggle, view
  ]
}
