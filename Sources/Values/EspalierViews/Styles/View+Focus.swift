extension View {
  /// A request for the focus: the view takes it when it comes into sight with a number above 0, and each time that the
  /// number changes to another one above 0.
  ///
  /// A person who goes back to a place in the history keeps the focus where it is.
  @inlinable public static var focusRequest: Property<Int> { Property(.viewFocusRequest, default: 0) }
}

extension Control {
  /// A Boolean value that indicates whether the control takes the focus when it comes into sight, as the field does that
  /// a person fills in first.
  ///
  /// Of several controls that come into sight at once, the last one takes the focus. A person who goes back to a place
  /// in the history keeps the focus where it is.
  @inlinable public static var autofocus: Property<Bool> { Property(.controlAutofocus, default: false) }
}
