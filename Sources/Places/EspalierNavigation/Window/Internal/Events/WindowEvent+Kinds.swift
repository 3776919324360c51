internal import EspalierViews

extension WindowEvent {
  /// The event's name for an observer.
  var name: String {
    switch self {
    case .control(_, _, let kind, _): kind.rawValue
    case .visibleRows: EventKind.seen.rawValue
    case .open: "open"
    case .back: "back"
    case .close: "close"
    case .closeRequested: "closeRequested"
    case .select: "select"
    case .history: "history"
    }
  }

  /// The event's kind for a watchdog.
  var watched: WatchdogReport.Event {
    switch self {
    case .control(_, _, let kind, _): .control(kind)
    case .visibleRows: .control(.seen)
    case .open, .select: .open
    case .back, .close, .closeRequested, .history: .history
    }
  }

  /// True if the person is still typing, has moved the focus, or has only scrolled.
  var isPassing: Bool {
    if case .visibleRows = self { return true }
    guard case .control(_, _, let kind, _) = self else { return false }
    return [.input, .focus, .seen, .appear, .disappear].contains(kind)
  }
}
