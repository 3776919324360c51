/// What a view is to someone who cannot see it, where its class does not say so already.
public enum AccessibilityRole: String, StyleValueConvertible, Codable, CaseIterable {
  /// A part of the page with a name of its own.
  case region
  /// Search.
  case search
  /// A message that must be heard now.
  case alert
  /// A message that may wait until the person pauses.
  case status
  /// A picture.
  case image
  /// Decoration: to be passed over.
  case presentation
}
