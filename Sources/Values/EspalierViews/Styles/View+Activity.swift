extension View {
  /// A Boolean value that indicates whether work that a tap on the view started is still under way.
  ///
  /// While it is, the view looks busy, screen readers announce that, and the view takes no other tap.
  ///
  /// A window sets the value automatically on a button, menu or row while an async handler of that view runs. Set it
  /// yourself for work that the window does not know.
  @inlinable public static var isBusy: Property<Bool> { Property(.viewIsBusy, default: false) }

  /// A Boolean value that indicates whether a page prepares the place of this link when a person points at it, so that a
  /// tap shows it at once.
  ///
  /// Turn it off for a place that is expensive to load.
  @inlinable public static var isPrefetched: Property<Bool> { Property(.viewIsPrefetched, default: true) }

  /// True if a surface reports that the view received the focus.
  package static var reportsFocus: Property<Bool> { Property(.viewReportsFocus, default: false) }
  /// True if a surface reports that the view lost the focus.
  package static var reportsBlur: Property<Bool> { Property(.viewReportsBlur, default: false) }
  /// True if a surface also reports the settled value of a control, in addition to the values during input.
  package static var reportsChange: Property<Bool> { Property(.viewReportsChange, default: false) }
  /// The key presses that a surface reports, separated by blanks; empty if the surface reports no key press.
  package static var reportedKeys: Property<String> { Property(.viewReportedKeys, default: "") }
  /// True if a surface reports that the person gave up the current input.
  package static var reportsCancel: Property<Bool> { Property(.viewReportsCancel, default: false) }
  /// True if a surface reports two taps in quick succession.
  package static var reportsDoubleTap: Property<Bool> { Property(.viewReportsDoubleTap, default: false) }
}
