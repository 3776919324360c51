extension View {
  /// Whether what a tap on it started is under way: it looks so, is told so, and takes no other tap.
  ///
  /// A window sets it by itself on a button, menu or row while an async handler of theirs runs; set it where the work
  /// is known by other means.
  @inlinable public static var isBusy: Property<Bool> { Property(number: 258, "isBusy", default: false) }

  /// Whether a surface tells that it came to have the focus.
  package static var tellsFocus: Property<Bool> { Property(number: 259, "tellsFocus", default: false) }
  /// Whether a surface tells that it lost the focus.
  package static var tellsBlur: Property<Bool> { Property(number: 260, "tellsBlur", default: false) }
  /// Whether a surface tells a settled value, where it tells the value while it is entered anyway.
  package static var tellsChange: Property<Bool> { Property(number: 261, "tellsChange", default: false) }
  /// The key presses that a surface tells, with blanks between them; empty for none.
  package static var toldKeys: Property<String> { Property(number: 411, "toldKeys", default: "") }
  /// Whether a surface tells that what is being entered was given up.
  package static var tellsCancel: Property<Bool> { Property(number: 412, "tellsCancel", default: false) }
}

extension Style {
  /// Whether what a tap on it started is under way.
  @inlinable public static func isBusy(_ value: Bool = true) -> Style { Style(View.isBusy, value) }
}
