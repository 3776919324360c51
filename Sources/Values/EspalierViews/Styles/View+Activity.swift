extension View {
  /// A Boolean value that indicates whether the work that a tap on the view started is under way.
  ///
  /// While it is, the view looks busy, screen readers are told, and it takes no other tap.
  ///
  /// A window sets the value by itself on a button, menu or row while an async handler of theirs runs; set it where the
  /// work is known by other means.
  @inlinable public static var isBusy: Property<Bool> { Property(.viewIsBusy, default: false) }

  /// True if a surface tells that the view came to have the focus.
  package static var tellsFocus: Property<Bool> { Property(.viewTellsFocus, default: false) }
  /// True if a surface tells that the view lost the focus.
  package static var tellsBlur: Property<Bool> { Property(.viewTellsBlur, default: false) }
  /// True if a surface tells the settled value of a control whose value it tells while it is entered anyway.
  package static var tellsChange: Property<Bool> { Property(.viewTellsChange, default: false) }
  /// The key presses that a surface tells, with blanks between them; empty for none.
  package static var toldKeys: Property<String> { Property(.viewToldKeys, default: "") }
  /// True if a surface tells that what is being entered was given up.
  package static var tellsCancel: Property<Bool> { Property(.viewTellsCancel, default: false) }
  /// True if a surface tells two taps in quick succession.
  package static var tellsDoubleTap: Property<Bool> { Property(.viewTellsDoubleTap, default: false) }
}
