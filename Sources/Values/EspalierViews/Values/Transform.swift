/// The rotation and the scale of a view, which do not move its neighbours.
public struct Transform: StyleValueConvertible, CustomStringConvertible {
  /// The rotation in degrees, clockwise.
  public var rotation: Double
  /// The scale; 1 is the original size.
  public var scale: Double

  /// Creates a transform from a rotation and a scale.
  public init(rotation: Double = 0, scale: Double = 1) {
    self.rotation = rotation
    self.scale = scale
  }

  /// The transform that neither rotates nor scales.
  public static let identity = Transform()

  /// The rotation and the scale.
  public var description: String { "rotation \(rotation), scale \(scale)" }
}
