extension View {
  /// A Boolean value that indicates whether the work that a tap on the view started is under way.
  ///
  /// While it is, the view looks busy, screen readers are told, and it takes no other tap.
  ///
  /// A window sets the value by itself on a button, menu or row while an async handler of theirs runs; set it where the
  /// work is known by other means.
  @inlinable public static var isBusy: Property<Bool> { Property(number: 258, "isBusy", default: false) }

  /// True if a surface tells that the view came to have the focus.
  package static var tellsFocus: Property<Bool> { Property(number: 259, "tellsFocus", default: false) }
  /// True if a surface tells that the view lost the focus.
  package static var tellsBlur: Property<Bool> { Property(number: 260, "tellsBlur", default: false) }
  /// True if a surface tells the settled value of a control whose value it tells while it is entered anyway.
  package static var tellsChange: Property<Bool> { Property(number: 261, "tellsChange", default: false) }
  /// The key presses that a surface tells, with blanks between them; empty for none.
  package static var toldKeys: Property<String> { Property(number: 411, "toldKeys", default: "") }
  /// True if a surface tells that what is being entered was given up.
  package static var tellsCancel: Property<Bool> { Property(number: 412, "tellsCancel", default: false) }
  /// True if a surface tells two taps in quick succession.
  package static var tellsDoubleTap: Property<Bool> { Property(number: 415, "tellsDoubleTap", default: false) }
}

extension Style {
  /// Sets whether the work that a tap on the view started is under way.
  @inlinable public static func isBusy(_ value: Bool = true) -> Style { Style(View.isBusy, value) }
}
