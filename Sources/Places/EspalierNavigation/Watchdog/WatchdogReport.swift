public import EspalierViews

/// The main actor is held for longer than the bound of a ``Watchdog``.
public struct WatchdogReport: Sendable, Hashable, CustomStringConvertible {
  /// A kind of event of a window.
  public enum Event: Sendable, Hashable, CustomStringConvertible {
    /// Something to an element of a screen.
    case control(EventKind)
    /// Followed a link.
    case open
    /// Went back or forward.
    case history

    /// The kind of the event.
    public var description: String {
      switch self {
      case .control(let kind): kind.rawValue
      case .open: "open"
      case .history: "history"
      }
    }
  }

  /// An event that is being carried out.
  public struct Work: Sendable, Hashable, CustomStringConvertible {
    /// The path of the module whose coordinator showed the place, else of the window's; empty without any.
    public let module: String
    /// The type of the scene in sight; empty without any, and for a link and for history.
    public let scene: String
    /// The place in sight; where it was to lead for a link and for history.
    public let place: Path
    /// The kind of the event.
    public let event: Event

    /// Event, place and module in one phrase; without the parameters of a path, which may hold what a person entered.
    public var description: String {
      "\(event) at \(place.withoutParameters)"
        + (scene.isEmpty ? "" : " (\(scene))") + (module.isEmpty ? "" : " of \(module)")
    }
  }

  /// The time for which the main actor has been held, at least.
  public let elapsed: Duration
  /// The work that holds the main actor: one event that a window is carrying out; or, when there is none, the handlers
  /// that have begun and not returned, one of which may hold it; or nothing, when the holder is a load or a task that
  /// no window knows.
  public let work: [Work]
  /// A Boolean value that indicates whether the work is known to hold the main actor; false for handlers that have
  /// begun and wait, and without any work.
  public let isCertain: Bool

  /// A message that says how long the main actor has been held, and by which work.
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
