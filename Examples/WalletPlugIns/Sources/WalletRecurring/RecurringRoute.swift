public import Espalier

/// The one place of the recurring payments.
public enum RecurringRoute: Route {
  /// All of them.
  case list

  /// The root.
  public var path: Path { "/" }

  /// The one place.
  public static let paths = Paths<Self> { list }
}
