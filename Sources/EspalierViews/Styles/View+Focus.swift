extension View {
  /// Asks for the focus: it goes to the view when that comes into sight with a number above 0, and each time that this becomes
  /// another one.
  @inlinable public static var focusRequest: Property<Int> { Property(number: 430, "focusRequest", default: 0) }
}

extension Style {
  /// Asks for the focus: it goes to the view when that comes into sight with a number above 0, and each time that this becomes
  /// another one.
  ///
  /// Whoever goes back to a place in the history keeps the focus where it is.
  @inlinable public static func focusRequest(_ value: Int) -> Style { Style(View.focusRequest, value) }
}

extension Style where Target: Control {
  /// Takes the focus when it comes into sight: the field that a person fills in first. Of several in one screen the last one has it.
  @inlinable public static func autofocus() -> Style { focusRequest(1) }
}
