/// One of the five steps of the type scale. Each step has a size, a weight and a line height.
///
/// The sizes follow the person's own text size.
public enum TextStyle: String, StyleValueConvertible, Codable, CaseIterable {
  /// Small print: 13 points, before they are scaled to the person's own text size.
  case caption
  /// Running text: 16 points.
  case body
  /// Emphasised running text: 16 points, semibold.
  case headline
  /// The title of a section within a screen: 20 points, semibold.
  case title
  /// The title of a screen, or its main figure: 28 points, bold.
  case largeTitle
}
