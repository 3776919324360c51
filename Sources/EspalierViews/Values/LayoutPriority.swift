/// Which of several views beside each other gives way first where there is not room enough for all.
///
/// ```swift
/// let row = Stack.of(
///   Label.with(.text("A long name that may be cut"), .layoutPriority(.low), .textFit(.truncates)),
///   Label.with(.text("1,250.00"), .layoutPriority(.high)))
/// ```
public enum LayoutPriority: String, StyleValueConvertible, Codable, CaseIterable {
  /// It gives way before its neighbours do.
  case low
  /// It gives way as its neighbours do.
  case normal
  /// It keeps the room that its content takes; its neighbours give way.
  case high
}
