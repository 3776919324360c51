/// The axis along which items are arranged.
public enum Axis: String, StyleValueConvertible, Codable, CaseIterable {
  /// Beside each other, in reading direction.
  case horizontal
  /// Below each other.
  case vertical
}
