/// The arrangement of the options of a picker.
public enum PickerVariant: String, StyleValueConvertible, Codable, CaseIterable {
  /// In a list that opens, for many options or little space.
  case menu
  /// Beside each other in one bar, for two to five short options.
  case segmented
  /// Below each other and all visible, for a few options with longer texts.
  case list
}
