/// An input with a box for the entered value: the base of ``TextInput``, ``NumberField`` and ``DateField``.
///
/// Its styles are those of the box. The styles of every view, such as ``View/background``, apply to the whole input,
/// with its label and its notes.
///
/// ```swift
/// let price = NumberField.with(
///   .label("Price"), .leading("€"), .hasClearButton(), .textAlignment(.end), .fieldBackground(.raised))
/// ```
open class EntryField: Input {
  /// The colour of the value.
  @inlinable public static var color: Property<ViewColor> { Property(.entryFieldColor, default: .text) }
  /// The alignment of the value within the box: start, center or end.
  @inlinable public static var textAlignment: Property<Alignment> {
    Property(.entryFieldTextAlignment, default: .start)
  }
  /// The colour of the box; nil for that of all fields.
  @inlinable public static var fieldBackground: Property<ViewColor?> {
    Property(.entryFieldFieldBackground, default: nil)
  }
  /// The line around the box; nil for that of all fields. A width of 0 removes the line.
  ///
  /// An error message has a line of its own inside of it, so a person sees where the error is in any case.
  @inlinable public static var fieldBorder: Property<Border?> { Property(.entryFieldFieldBorder, default: nil) }
  /// The space between the box and the value; nil for that of all fields.
  @inlinable public static var fieldPadding: Property<Insets?> { Property(.entryFieldFieldPadding, default: nil) }
  /// The symbol or text at the start of the box; nil for none.
  @inlinable public static var leading: Property<FieldDecoration?> { Property(.entryFieldLeading, default: nil) }
  /// The symbol or text at the end of the box; nil for none.
  @inlinable public static var trailing: Property<FieldDecoration?> { Property(.entryFieldTrailing, default: nil) }
  /// A Boolean value that indicates whether a button at the end of the box clears the field. The button is visible
  /// while the field has a value.
  ///
  /// The app receives the events of a person who deletes the value. The button needs a pointer or a finger; with a
  /// keyboard, a person deletes the value as always.
  @inlinable public static var hasClearButton: Property<Bool> { Property(.entryFieldHasClearButton, default: false) }
}
