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

extension AnyComponent {
  /// The last of the view and its children that asks for the focus.
  ///
  /// It looks once through the styles that are set; most components ask for none.
  package var focusRequest: Int? {
    var element: Int?
    for entry in storage.entries {
      switch (StyleSlot.number(of: entry.key), entry.value) {
      case (View.focusRequest.number, .integer(1...)), (Control.autofocus.number, .flag(true)):
        element = StyleSlot.element(of: entry.key)
      default: break
      }
    }
    return element
  }
}
