/// The axis along which items are arranged.
public enum Axis: String, StyleValueConvertible, Codable, CaseIterable {
  /// The axis of items beside each other, in reading direction.
  case horizontal
  /// The axis of items below each other.
  case vertical
}
