/// A user's preference for contrast, as `prefers-contrast` and `forced-colors` report it.
public enum Contrast: String, Sendable, Hashable, CaseIterable {
  /// The page's own contrast.
  case standard
  /// More contrast, in the page's own colours: `prefers-contrast: more`.
  case more
  /// A few colours of the user instead of the page's, as in the high contrast themes of Windows.
  ///
  /// Media queries report `forced-colors: active`, and `prefers-contrast: more` with it.
  case forced
}
