/// The priority of a view among its neighbours if space is short; it determines which of them shrinks first.
///
/// ```swift
/// let row = Stack.of(
///   Label.with(.text("A long name that may be cut"), .layoutPriority(.low), .textFit(.truncates)),
///   Label.with(.text("1,250.00"), .layoutPriority(.high)))
/// ```
public enum LayoutPriority: String, StyleValueConvertible, Codable, CaseIterable {
  /// A priority at which the view shrinks before its neighbours do.
  case low
  /// A priority at which the view shrinks as its neighbours do.
  case normal
  /// A priority at which the view keeps the space of its content while its neighbours shrink.
  case high
}
