/// The medium for which a page is laid out, as media queries report it.
public enum Medium: String, Sendable, Hashable, CaseIterable {
  /// The screen.
  case screen
  /// Paper.
  case print
}
