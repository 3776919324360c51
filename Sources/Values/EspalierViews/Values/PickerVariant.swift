/// The arrangement of the options of a picker.
public enum PickerVariant: String, StyleValueConvertible, Codable, CaseIterable {
  /// In a list that opens: for many, or where room is short.
  case menu
  /// Beside each other in one bar: for two to five short ones.
  case segmented
  /// Below each other, all in sight: for a few that want reading.
  case list
}
