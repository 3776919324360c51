/// How a view is turned and scaled where it stands; its neighbours stay where they are.
///
/// A browser shows the nearest steps: turns of 15 degrees, and scales of 0.5, 0.75, 0.9, 1, 1.1, 1.25, 1.5 and 2.
public struct Transform: StyleValueConvertible, CustomStringConvertible {
  /// The turn in degrees, clockwise.
  public var rotation: Double
  /// The scale, 1 for as it is.
  public var scale: Double

  /// Makes a transform.
  public init(rotation: Double = 0, scale: Double = 1) {
    self.rotation = rotation
    self.scale = scale
  }

  /// Neither turned nor scaled.
  public static let identity = Transform()

  /// Turn and scale.
  public var description: String { "rotation \(rotation), scale \(scale)" }
}
