extension View {
  /// A number that requests the focus; 0 for no request. The view takes the focus if the number is above 0 when the
  /// view appears, and whenever the number changes to a different one above 0.
  ///
  /// If a person goes back to a place in the history, the focus stays where it is.
  @inlinable public static var focusRequest: Property<Int> { Property(.viewFocusRequest, default: 0) }
}

extension Control {
  /// A Boolean value that indicates whether the control takes the focus when it appears. Use it for the field that a
  /// person fills in first.
  ///
  /// Of several controls that appear at once, the last one takes the focus. If a person goes back to a place in the
  /// history, the focus stays where it is.
  @inlinable public static var autofocus: Property<Bool> { Property(.controlAutofocus, default: false) }
}

extension AnyComponent {
  /// The number of the last element that requests the focus; nil if no element requests it.
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
