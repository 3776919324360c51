/// The rotation, the scale and the translation of a view, which do not move its neighbours.
///
/// The view is rotated and scaled about its middle, and then moved.
///
/// ```swift
/// let stamp = Label.with(.text("Paid"), .transform(rotation: -12, x: 8))
/// ```
public struct Transform: StyleValueConvertible, CustomStringConvertible {
  /// The rotation in degrees, clockwise.
  public var rotation: Double
  /// The scale; 1 is the original size.
  public var scale: Double
  /// The distance to the right, in points, in either reading direction.
  public var x: Double
  /// The distance down, in points.
  public var y: Double

  /// Creates a transform. An argument that is left out changes nothing.
  public init(rotation: Double = 0, scale: Double = 1, x: Double = 0, y: Double = 0) {
    self.rotation = rotation
    self.scale = scale
    self.x = x
    self.y = y
  }

  /// The transform that changes nothing.
  public static let identity = Transform()

  /// The rotation and the scale, and the translation if there is one.
  public var description: String {
    "rotation \(rotation), scale \(scale)" + (x == 0 && y == 0 ? "" : ", x \(x), y \(y)")
  }
}
