/// The arrangement of the options of a picker.
public enum PickerVariant: String, StyleValueConvertible, Codable, CaseIterable {
  /// A list that opens, for many options or little space.
  case menu
  /// One bar with the options beside each other, for two to five short options.
  case segmented
  /// A list with all options visible below each other, for a few options with longer texts.
  case list
}
