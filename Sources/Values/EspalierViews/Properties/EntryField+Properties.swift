// espalier properties
// Written from the properties that EntryField declares. Change those and run the command again.
// swift-format-ignore-file

extension PropertyKey {
  @inlinable static var entryFieldColor: PropertyKey { PropertyKey(number: 481, name: "color") }
  @inlinable static var entryFieldTextAlignment: PropertyKey { PropertyKey(number: 482, name: "textAlignment") }
  @inlinable static var entryFieldFieldBackground: PropertyKey { PropertyKey(number: 483, name: "fieldBackground") }
  @inlinable static var entryFieldFieldBorder: PropertyKey { PropertyKey(number: 484, name: "fieldBorder") }
  @inlinable static var entryFieldFieldPadding: PropertyKey { PropertyKey(number: 485, name: "fieldPadding") }
  @inlinable static var entryFieldLeading: PropertyKey { PropertyKey(number: 486, name: "leading") }
  @inlinable static var entryFieldTrailing: PropertyKey { PropertyKey(number: 487, name: "trailing") }
  @inlinable static var entryFieldHasClearButton: PropertyKey { PropertyKey(number: 488, name: "hasClearButton") }
}

extension Style where Target: EntryField {
  /// Sets the colour of the value.
  @inlinable public static func color(_ value: ViewColor) -> Style { Style(EntryField.color, value) }
  /// Sets the alignment of the value within the box: start, center or end.
  @inlinable public static func textAlignment(_ value: Alignment) -> Style { Style(EntryField.textAlignment, value) }
  /// Sets the colour of the box; nil for that of all fields.
  @inlinable public static func fieldBackground(_ value: ViewColor?) -> Style {
    Style(EntryField.fieldBackground, value)
  }
  /// Sets the line around the box; nil for that of all fields. A width of 0 removes the line.
  ///
  /// An error message has a line of its own inside of it, so a person sees where the error is in any case.
  @inlinable public static func fieldBorder(_ value: Border?) -> Style { Style(EntryField.fieldBorder, value) }
  /// Sets the space between the box and the value; nil for that of all fields.
  @inlinable public static func fieldPadding(_ value: Insets?) -> Style { Style(EntryField.fieldPadding, value) }
  /// Sets the symbol or text at the start of the box; nil for none.
  @inlinable public static func leading(_ value: FieldDecoration?) -> Style { Style(EntryField.leading, value) }
  /// Sets the symbol or text at the end of the box; nil for none.
  @inlinable public static func trailing(_ value: FieldDecoration?) -> Style { Style(EntryField.trailing, value) }
  /// Sets whether a button at the end of the box clears the field. The button is visible while the field has a value.
  ///
  /// The app receives the events of a person who deletes the value. The button needs a pointer or a finger; with a
  /// keyboard, a person deletes the value as always.
  @inlinable public static func hasClearButton(_ value: Bool = true) -> Style {
    Style(EntryField.hasClearButton, value)
  }
}

extension PropertyList {
  /// The properties of ``EntryField``.
  static let entryField = PropertyList(
    of: "EntryField",
    EntryField.color, EntryField.textAlignment, EntryField.fieldBackground, EntryField.fieldBorder,
    EntryField.fieldPadding, EntryField.leading, EntryField.trailing, EntryField.hasClearButton)
}
