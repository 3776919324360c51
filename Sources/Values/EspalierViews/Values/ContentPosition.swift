/// The position of a picture in an area of other proportions, which also determines the visible part of a cropped
/// picture.
///
/// ```swift
/// let face = ImageView.with(.image(.path("/ada.jpg")), .contentMode(.fill), .contentPosition(.top))
/// ```
public enum ContentPosition: String, StyleValueConvertible, Codable, CaseIterable {
  /// In the middle.
  case center
  /// In the middle of the upper edge.
  case top
  /// In the middle of the lower edge.
  case bottom
  /// In the middle of the left edge.
  case left
  /// In the middle of the right edge.
  case right
  /// In the upper left corner.
  case topLeft
  /// In the upper right corner.
  case topRight
  /// In the lower left corner.
  case bottomLeft
  /// In the lower right corner.
  case bottomRight
}
