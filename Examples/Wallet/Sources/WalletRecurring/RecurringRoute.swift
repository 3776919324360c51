public import Espalier

/// The one place of the recurring payments.
public enum RecurringRoute: Route {
  /// All of them.
  case list

  /// The root.
  public var path: Path { .root }

  /// Reads the place.
  public init?(path: Path) {
    guard path.segments.isEmpty else { return nil }
    self = .list
  }
}
