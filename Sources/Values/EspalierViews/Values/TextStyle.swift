/// The type scale: five sizes, each with its weight and line height; it follows the user's own text size.
public enum TextStyle: String, StyleValueConvertible, Codable, CaseIterable {
  /// Small print: 13 points at the usual setting.
  case caption
  /// Running text: 16 points.
  case body
  /// Running text that leads: 16 points, semibold.
  case headline
  /// The name of a part: 20 points, semibold.
  case title
  /// The name of a screen, or its main figure: 28 points, bold.
  case largeTitle
}
