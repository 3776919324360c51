public import EspalierViews

/// Something that a person did, as a surface reports it to its window.
public enum WindowEvent: Sendable, Equatable {
  /// On an element of a node.
  case control(node: Int, element: Int, EventKind, EventValue)
  /// Followed a link to a path.
  case open(Path)
  /// Went back or forward in the surface's own history, to a path.
  case history(Path)
}

/// What became of an event.
public enum EventOutcome: Sendable, Equatable {
  /// A handler ran, or has been started.
  case handled
  /// There is no such node or handler (any more); nothing happened.
  case ignored
  /// The handler threw; its scene shows the failure.
  case failed
}
