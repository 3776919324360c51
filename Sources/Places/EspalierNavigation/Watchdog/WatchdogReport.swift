public import EspalierViews

/// A report that the main actor is blocked for longer than the bound of a ``Watchdog``.
public struct WatchdogReport: Sendable, Hashable, CustomStringConvertible {
  /// A kind of event of a window.
  public enum Event: Sendable, Hashable, CustomStringConvertible {
    /// An event on an element of a screen.
    case control(EventKind)
    /// A link that the person followed.
    case open
    /// A step back or forward.
    case history

    /// The name of the kind of event.
    public var description: String {
      switch self {
      case .control(let kind): kind.rawValue
      case .open: "open"
      case .history: "history"
      }
    }
  }

  /// An event that is being handled.
  public struct Work: Sendable, Hashable, CustomStringConvertible {
    /// The path of the module whose coordinator showed the place, or else the path of the window's module; empty if
    /// neither module exists.
    public let module: String
    /// The type of the visible scene. It is empty if no scene is visible, and for a link or a step in the history.
    public let scene: String
    /// The visible place, or the target of a link or of a step in the history.
    public let place: Path
    /// The kind of the event.
    public let event: Event

    /// A phrase with the event, the place and the module. It omits the parameters of the path, because they may hold
    /// personal input.
    public var description: String {
      "\(event) at \(place.withoutParameters)"
        + (scene.isEmpty ? "" : " (\(scene))") + (module.isEmpty ? "" : " of \(module)")
    }
  }

  /// The minimum time for which the main actor has been blocked.
  public let elapsed: Duration
  /// The work that blocks the main actor.
  ///
  /// It is one event that a window is handling. If there is none, it is the handlers that have begun and not returned,
  /// one of which may block the actor. It is empty if the cause is a load or a task that no window knows.
  public let work: [Work]
  /// A Boolean value that indicates whether the work is known to block the main actor.
  ///
  /// The value is false for handlers that have begun and are waiting, and if there is no work.
  public let isCertain: Bool

  /// A message with the time for which the main actor has been blocked, and the work that blocks it.
  public var description: String {
    let held = "The main actor has been held for \(elapsed)"
    let cure = "Move what takes long off the main actor: an async function of an actor, or a @concurrent one."
    switch work.count {
    case 0: return "\(held) by something that no handler began: a load, or a task. \(cure)"
    case 1 where isCertain: return "\(held) by \(work[0]). \(cure)"
    case 1: return "\(held), perhaps by \(work[0]), which has begun and not returned. \(cure)"
    default: return "\(held), perhaps by one of: \(work.map(\.description).joined(separator: "; ")). \(cure)"
    }
  }
}

extension Path {
  fileprivate var withoutParameters: Path { Path(segments: segments) }
}
