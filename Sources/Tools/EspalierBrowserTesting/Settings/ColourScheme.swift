/// A user's preference for bright or dark pages, as `prefers-color-scheme` tells it.
public enum ColourScheme: String, Sendable, Hashable, CaseIterable {
  /// Dark text on a bright ground.
  case light
  /// Bright text on a dark ground.
  case dark
}
