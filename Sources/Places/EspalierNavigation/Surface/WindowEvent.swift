public import EspalierViews

/// An action of a person, as a surface reports it to its window.
public enum WindowEvent: Sendable, Equatable {
  /// An event on an element of a node.
  case control(node: Int, element: Int, EventKind, EventValue)
  /// A change of the visible items of a section with an ``/EspalierScreens/RowWindow``. The event holds the indices of
  /// the visible items in the whole section, counted from 0; some of these items may have no row yet.
  ///
  /// A surface sends it when it shows the section, and when the visible part comes near the end of the existing rows.
  /// `keeping` names the rows that must stay wherever they are: they hold the focus, or input that has not been
  /// reported yet.
  case visibleRows(section: Int, positions: Range<Int>, keeping: [Int] = [])
  /// A link to a path that the person followed.
  case open(Path)
  /// A step back to the place below, with the surface's own control.
  case back
  /// The closing of a modal, a sheet or a dialog, given by its node.
  case close(node: Int)
  /// A request to close the window.
  ///
  /// The window first asks about unsaved changes. Once the person agrees, it closes and notifies a surface that is
  /// ``WindowClosing``.
  case closeRequested
  /// The choice of a tab; choosing the visible one goes back to its first place.
  case select(tab: String)
  /// A step back or forward in the surface's own history, to a path. `entry` is the index of the entry
  /// (``WindowAddress/entry``), or nil for an entry of another window.
  case history(Path, entry: Int?)
}

/// The outcome of an event: handled, ignored or failed.
public enum EventOutcome: Sendable, Equatable {
  /// A handler ran, or has been started.
  case handled
  /// The event had no effect, because the node or the handler does not exist or no longer exists.
  case ignored
  /// The handler threw; its scene shows the failure.
  case failed
}
