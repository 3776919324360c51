/// The number of rows of a section that can be chosen at a time.
public enum SelectionKind: String, StyleValueConvertible, Codable, CaseIterable {
  /// One row at a time; choosing another row deselects the first.
  case one
  /// Any number of rows.
  case many
}
