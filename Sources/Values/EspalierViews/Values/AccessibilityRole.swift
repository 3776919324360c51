/// The role of a view for screen readers, if its class does not imply the role.
public enum AccessibilityRole: String, StyleValueConvertible, Codable, CaseIterable {
  /// A part of the page with its own name.
  case region
  /// A part of the page for a search.
  case search
  /// A message that screen readers announce at once.
  case alert
  /// A message that screen readers announce when the person pauses.
  case status
  /// A picture.
  case image
  /// Decoration, which screen readers skip.
  case presentation
}
