extension View {
  /// Asks for the focus: it goes to the view each time this becomes another number above 0.
  @inlinable public static var focusRequest: Property<Int> { Property(number: 430, "focusRequest", default: 0) }
}

extension Style {
  /// Asks for the focus: it goes to the view each time this becomes another number above 0.
  @inlinable public static func focusRequest(_ value: Int) -> Style { Style(View.focusRequest, value) }
}
