internal import EspalierScreens
internal import EspalierScreens
internal import EspalierViews

/// The source of an event, and the value that it made the surface show.
struct EventSender {
  let node: Int
  let element: Int
  let shows: (slot: StyleSlot, value: StyleValue)?
  /// The place where it stood, where it has gone.
  var origin: NodeTree.RowOrigin?
  /// The action to run when the handler has thrown.
  var takeBack: (@MainActor @Sendable () -> Void)?

  /// Returns the element that is busy while a handler of the event takes its time: what was tapped, or, for one of a
  /// row's actions, the row's own view; nil for an event that keeps nothing busy.
  func busyElement(during event: EventKind) -> Int? {
    switch event {
    case .tap: element
    case .action where element == Node.rowElement: 0
    default: nil
    }
  }
}
