/// The place that a window shows, as a surface tells it to the person.
public struct WindowAddress: Sendable, Equatable {
  /// A change to the surface's own history.
  public enum Change: String, Sendable {
    /// A new place after the one before.
    case push
    /// A place that replaces the one before.
    case replace
    /// The surface was there already: it went back or forward itself.
    case history
    /// The surface went back or forward itself, and the window stays where it was: the surface goes back to the entry,
    /// and tells nobody.
    case stay
    /// The window agrees now to a step that it first refused: the surface goes to the entry, and tells so as if the person
    /// had gone there.
    case go
  }

  /// The place's path.
  public var path: Path
  /// The place's title.
  public var title: String
  /// The change to the surface's history.
  public var change: Change
  /// The number of the place in the surface's history: 0 for the first that the window showed, one more for each
  /// ``Change/push``.
  public var entry: Int
}
