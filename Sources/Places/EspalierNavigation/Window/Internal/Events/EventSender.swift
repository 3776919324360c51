internal import EspalierScreens
internal import EspalierViews

/// The source of an event, and the value that the surface shows because of the event.
struct EventSender {
  let node: Int
  let element: Int
  let shows: (slot: StyleSlot, value: StyleValue)?
  /// The scene of the row and the failure handler of its section, if the row has been removed.
  var origin: RowOrigin?
  /// The component of the node, for a handler that runs again when the node may have been removed.
  var component: AnyComponent?
  /// The action to run if the handler throws.
  var takeBack: (@MainActor @Sendable () -> Void)?

  /// An action of a control: the control by its node and its element, and the kind of the event.
  struct Action: Hashable {
    let node: Int
    let element: Int
    let kind: EventKind
  }

  func action(_ kind: EventKind) -> Action { Action(node: node, element: element, kind: kind) }

  /// Returns the element that is busy while an asynchronous handler of the event runs. It is the tapped element, or the
  /// row's own view for an action of the row.
  ///
  /// Nil for an event that keeps no element busy.
  func busyElement(during event: EventKind) -> Int? {
    switch event {
    case .tap: element
    case .action where element == Node.rowElement: 0
    default: nil
    }
  }
}
