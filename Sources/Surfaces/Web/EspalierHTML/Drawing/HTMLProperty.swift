/// A property of a control in the browser. The attribute of the same name holds only the initial value, so the script
/// sets the property.
public enum HTMLProperty: String, Sendable, CaseIterable {
  /// The text in a field, or the chosen option of a `select`.
  case value
  /// The state of a checkbox: checked or not.
  case checked
  /// The state of an option: chosen or not.
  case selected
  /// The state of a control: disabled or enabled.
  case disabled
  /// The state of a checkbox that is neither checked nor unchecked.
  case indeterminate
  /// The state of a `details` or `dialog`: open or closed.
  case open
}
