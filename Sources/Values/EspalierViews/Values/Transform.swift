/// The rotation and the scale of a view where it stands; its neighbours stay where they are.
public struct Transform: StyleValueConvertible, CustomStringConvertible {
  /// The turn in degrees, clockwise.
  public var rotation: Double
  /// The scale, 1 for as it is.
  public var scale: Double

  /// Creates a transform.
  public init(rotation: Double = 0, scale: Double = 1) {
    self.rotation = rotation
    self.scale = scale
  }

  /// Neither turned nor scaled.
  public static let identity = Transform()

  /// Turn and scale.
  public var description: String { "rotation \(rotation), scale \(scale)" }
}
