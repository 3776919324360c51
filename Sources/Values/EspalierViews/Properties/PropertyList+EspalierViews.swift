// espalier properties
// Written from the properties that the types of this module declare. Change those and run the command again.
// swift-format-ignore-file

extension PropertyList {
  /// The properties of all types of the module.
  static let espalierViews: [PropertyList] = [
    activityIndicator, avatar, badge, barChart, button, canvas, checkbox, columnChart, containerView, control,
    dateField, divider, donutChart, filePicker, gridContainer, imageView, input, label, lineChart, link, menu,
    numberField, picker, progressBar, rowProperties, scrollProperties, slider, stepper, tableRowProperties, textArea,
    textField, textInput, toggle, view
  ]
}
