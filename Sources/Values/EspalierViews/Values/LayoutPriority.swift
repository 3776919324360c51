/// The priority of a view among those beside it where there is not room enough for all: it decides which gives way
/// first.
///
/// ```swift
/// let row = Stack.of(
///   Label.with(.text("A long name that may be cut"), .layoutPriority(.low), .textFit(.truncates)),
///   Label.with(.text("1,250.00"), .layoutPriority(.high)))
/// ```
public enum LayoutPriority: String, StyleValueConvertible, Codable, CaseIterable {
  /// The view gives way before its neighbours do.
  case low
  /// The view gives way as its neighbours do.
  case normal
  /// The view keeps the room that its content takes; its neighbours give way.
  case high
}
