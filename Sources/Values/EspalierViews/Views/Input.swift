/// A control with a value that a person enters or chooses.
///
/// All inputs have a label, help, a message about a problem, and a name under which a submission sends their value.
/// Screen readers read the label, the help and the message with the control.
open class Input: Control {
  /// The label, which names the expected value and is always available to screen readers.
  @inlinable public static var label: Property<String> { Property(.inputLabel, default: "") }
  /// The help below the input.
  @inlinable public static var hint: Property<String> { Property(.inputHint, default: "") }
  /// The message about a problem with the value. The control shows the message, and screen readers read it there.
  @inlinable public static var message: Property<String> { Property(.inputMessage, default: "") }
  // No setter: `.name(_:)` takes the name of a field.
  /// The name of the input in a submission.
  @inlinable public static var name: Property<String> { Property(.inputName, default: "") }
  /// A Boolean value that indicates whether the label is for screen readers only.
  @inlinable public static var isLabelHidden: Property<Bool> { Property(.inputIsLabelHidden, default: false) }
}

extension Style where Target: Input {
  /// Sets the name of the input in a submission.
  public static func name(_ value: FieldName) -> Style { Style(Input.name, value.rawValue) }
}
