/// The role of a view for screen readers, where its class does not say the role already.
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
