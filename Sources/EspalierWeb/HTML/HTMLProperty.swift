/// A property of a control in a browser that is set as a property, because the attribute of that name only says how
/// it began.
public enum HTMLProperty: String, Sendable, CaseIterable {
  /// What is in a field, or chosen in a `select`.
  case value
  /// Whether a box is ticked.
  case checked
  /// Whether an option is chosen.
  case selected
  /// Whether a control takes no part.
  case disabled
  /// Whether a box is neither ticked nor not.
  case indeterminate
  /// Whether a `details` or `dialog` is open.
  case open
}
