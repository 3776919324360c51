/// A user's preference for light or dark pages, as `prefers-color-scheme` reports it.
public enum ColourScheme: String, Sendable, Hashable, CaseIterable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}
