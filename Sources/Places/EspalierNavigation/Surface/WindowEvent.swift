public import EspalierViews

/// Something that a person did, as a surface reports it to its window.
public enum WindowEvent: Sendable, Equatable {
  /// An event on an element of a node.
  case control(node: Int, element: Int, EventKind, EventValue)
  /// Has places of a section with a ``RowWindow`` in sight, counted from 0 in the whole section, some of which may have no
  /// row yet. A surface tells it when it shows the section and when what is in sight comes near the end of the rows that are
  /// there, with the rows that must stay wherever they are: the focus is in them, or something that nobody knows of yet.
  case sight(section: Int, places: Range<Int>, keeping: [Int] = [])
  /// Followed a link to a path.
  case open(Path)
  /// Went back to the place below, by the surface's own means.
  case back
  /// Closed a modal, a sheet or a dialog, by its node.
  case close(node: Int)
  /// A wish to close the window. The person is asked first about unsaved changes; once they agree, the window closes,
  /// and a surface that is ``WindowClosing`` is told.
  case closeRequested
  /// Chose a tab; the one in sight goes back to its first place.
  case select(tab: String)
  /// Went back or forward in the surface's own history, to a path and the number of its entry (``WindowAddress/entry``);
  /// nil for an entry that is not this window's.
  case history(Path, entry: Int?)
}

/// The outcome of an event.
public enum EventOutcome: Sendable, Equatable {
  /// A handler ran, or has been started.
  case handled
  /// There is no such node or handler (any more); nothing happened.
  case ignored
  /// The handler threw; its scene shows the failure.
  case failed
}
