/// A property of a control in a browser that is set as a property, because the attribute of that name holds only the
/// initial value.
public enum HTMLProperty: String, Sendable, CaseIterable {
  /// The text in a field, or the chosen option of a `select`.
  case value
  /// The state of a box: ticked or not.
  case checked
  /// The state of an option: chosen or not.
  case selected
  /// The state of a control: disabled, so that it takes no part, or enabled.
  case disabled
  /// The state of a box between ticked and not ticked.
  case indeterminate
  /// The state of a `details` or `dialog`: open or closed.
  case open
}
