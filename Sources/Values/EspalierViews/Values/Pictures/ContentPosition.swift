/// The position of a picture whose proportions differ from those of its area. It also determines the visible part of a
/// cropped picture.
///
/// ```swift
/// let face = ImageView.with(.image(.path("/ada.jpg")), .contentMode(.fill), .contentPosition(.top))
/// ```
public enum ContentPosition: String, StyleValueConvertible, Codable, CaseIterable {
  /// The middle of the area.
  case center
  /// The middle of the upper edge.
  case top
  /// The middle of the lower edge.
  case bottom
  /// The middle of the left edge.
  case left
  /// The middle of the right edge.
  case right
  /// The upper left corner.
  case topLeft
  /// The upper right corner.
  case topRight
  /// The lower left corner.
  case bottomLeft
  /// The lower right corner.
  case bottomRight
}
