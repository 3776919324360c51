/// A control that holds a value which a person enters or chooses.
///
/// All inputs have a label, help, a message that says what is wrong, and a name under which a submission sends their
/// value. Label, help and message are tied to the control for screen readers.
open class Input: Control {
  /// The label, which names what belongs into the input and is always there for screen readers.
  @inlinable public static var label: Property<String> { Property(.inputLabel, default: "") }
  /// The help below the input.
  @inlinable public static var hint: Property<String> { Property(.inputHint, default: "") }
  /// The message about what is wrong with the value; shown at the control, and told there by screen readers.
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
