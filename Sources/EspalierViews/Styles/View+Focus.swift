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

extension Control {
  /// Whether it takes the focus when it comes into sight.
  @inlinable public static var autofocus: Property<Bool> { Property(number: 414, "autofocus", default: false) }
}

extension Style where Target: Control {
  /// Whether it takes the focus when it comes into sight, as the field does that a person fills in first.
  ///
  /// Of several that come at once the last one has it. Whoever goes back to a place in the history keeps the focus where it is.
  @inlinable public static func autofocus(_ value: Bool = true) -> Style { Style(Control.autofocus, value) }
}
