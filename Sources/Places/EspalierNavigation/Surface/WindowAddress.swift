/// The place that a window shows, as a surface displays it to the person.
public struct WindowAddress: Sendable, Equatable {
  /// A change to the surface's own history.
  public enum Change: String, Sendable {
    /// A new place after the previous one.
    case push
    /// A place that replaces the previous one.
    case replace
    /// No change: the surface itself went back or forward, and is already at the entry.
    case history
    /// A step back or forward in the surface's history that the window refuses.
    ///
    /// The surface returns to this entry, and reports no event.
    case stay
    /// A step back or forward in the surface's history that the window refused at first, and now accepts.
    ///
    /// The surface goes to the entry, and reports it as if the person had gone there.
    case go
  }

  /// The place's path.
  public var path: Path
  /// The place's title.
  public var title: String
  /// The change to the surface's history.
  public var change: Change
  /// The index of the place in the surface's history.
  ///
  /// The first place that the window showed has the index 0. Each ``Change/push`` adds 1.
  public var entry: Int
}
