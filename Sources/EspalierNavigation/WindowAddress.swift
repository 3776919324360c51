/// The place that a window shows, as a surface tells it to the person.
public struct WindowAddress: Sendable, Equatable {
  /// How the surface's own history takes it.
  public enum Change: String, Sendable {
    /// A new place after the one before.
    case push
    /// In place of the one before.
    case replace
    /// The surface was there already: it went back or forward itself.
    case history
  }

  /// The place's path.
  public var path: Path
  /// The place's title.
  public var title: String
  /// How the surface's history takes it.
  public var change: Change
}
