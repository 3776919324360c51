extension View {
  /// A request for the focus, as a number above 0; 0 for no request. The view takes the focus when it appears with a
  /// request, and each time that the number changes to another one above 0.
  ///
  /// If a person goes back to a place in the history, the focus stays where it is.
  @inlinable public static var focusRequest: Property<Int> { Property(.viewFocusRequest, default: 0) }
}

extension Control {
  /// A Boolean value that indicates whether the control takes the focus when it appears, such as the field that a
  /// person fills in first.
  ///
  /// Of several controls that appear at once, the last one takes the focus. If a person goes back to a place in the
  /// history, the focus stays where it is.
  @inlinable public static var autofocus: Property<Bool> { Property(.controlAutofocus, default: false) }
}

extension AnyComponent {
  /// The number of the last element that requests the focus; nil if none does.
  ///
  /// It passes once through the set styles; most components request no focus.
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
