extension View {
  /// A request for the focus: the view takes it when it comes into sight with a number above 0, and each time that the
  /// number changes to another one above 0.
  @inlinable public static var focusRequest: Property<Int> { Property(number: 430, "focusRequest", default: 0) }
}

extension Style {
  /// Requests the focus: the view takes it when it comes into sight with a number above 0, and each time that the
  /// number changes to another one above 0.
  ///
  /// A person who goes back to a place in the history keeps the focus where it is.
  @inlinable public static func focusRequest(_ value: Int) -> Style { Style(View.focusRequest, value) }
}

extension Control {
  /// A Boolean value that indicates whether the control takes the focus when it comes into sight.
  @inlinable public static var autofocus: Property<Bool> { Property(number: 414, "autofocus", default: false) }
}

extension Style where Target: Control {
  /// Sets whether the control takes the focus when it comes into sight, as the field does that a person fills in first.
  ///
  /// Of several controls that come into sight at once, the last one takes the focus. A person who goes back to a place
  /// in the history keeps the focus where it is.
  @inlinable public static func autofocus(_ value: Bool = true) -> Style { Style(Control.autofocus, value) }
}
