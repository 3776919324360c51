/// The number of rows of a section that can be chosen at a time.
public enum SelectionKind: String, StyleValueConvertible, Codable, CaseIterable {
  /// One at a time: choosing another one lets go of it.
  case one
  /// Any number.
  case many
}
