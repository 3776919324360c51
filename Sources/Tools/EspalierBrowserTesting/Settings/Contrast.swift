/// A user's preference for contrast, as `prefers-contrast` and `forced-colors` tell it.
public enum Contrast: String, Sendable, Hashable, CaseIterable {
  /// The contrast that the page has by itself.
  case standard
  /// More contrast, in the page's own colours: `prefers-contrast: more`.
  case more
  /// A few colours of the user's own in place of the page's, as in the high contrast themes of Windows: `forced-colors:
  /// active`, and `prefers-contrast: more` with it.
  case forced
}
