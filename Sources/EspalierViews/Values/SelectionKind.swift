/// How many rows of a section can be chosen.
public enum SelectionKind: String, StyleValueConvertible, Codable, CaseIterable {
  /// One at a time: choosing another one lets go of it.
  case one
  /// Any number.
  case many
}
