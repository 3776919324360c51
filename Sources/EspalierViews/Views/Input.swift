/// A control that holds a value which a person enters or chooses.
///
/// All inputs have a label, help, a message that says what is wrong, and a name under which a submission sends their
/// value. Label, help and message are tied to the control for those who listen.
open class Input: Control {
  /// What belongs into it; always there for those who listen.
  @inlinable public static var label: Property<String> { Property(number: 262, "label", default: "") }
  /// Help below it.
  @inlinable public static var hint: Property<String> { Property(number: 263, "hint", default: "") }
  /// What is wrong with its value; shown and told at the control.
  @inlinable public static var message: Property<String> { Property(number: 264, "message", default: "") }
  /// Its name in a submission.
  @inlinable public static var name: Property<String> { Property(number: 265, "name", default: "") }
  /// Whether the label is for those who listen only.
  @inlinable public static var isLabelHidden: Property<Bool> { Property(number: 266, "isLabelHidden", default: false) }
}

extension Style where Target: Input {
  /// What belongs into it; always there for those who listen.
  @inlinable public static func label(_ value: String) -> Style { Style(Input.label, value) }
  /// Help below it.
  @inlinable public static func hint(_ value: String) -> Style { Style(Input.hint, value) }
  /// What is wrong with its value; shown and told at the control.
  @inlinable public static func message(_ value: String) -> Style { Style(Input.message, value) }
  /// Its name in a submission.
  public static func name(_ value: FieldName) -> Style { Style(Input.name, value.rawValue) }
  /// Whether the label is for those who listen only.
  @inlinable public static func isLabelHidden(_ value: Bool = true) -> Style { Style(Input.isLabelHidden, value) }
}
