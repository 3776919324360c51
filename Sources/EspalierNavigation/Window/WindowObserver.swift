package import EspalierScreens

/// Who watches the work of a window: an app's host, for those who measure it.
@MainActor
package protocol WindowObserver: AnyObject {
  /// Whether anybody wants to know. It is asked before each piece of work, so it is cheap.
  var isObserving: Bool { get }
  /// Does a piece of work, watched. The work says in which error it ended.
  func observe(_ work: ObservedWork, at place: ObservedPlace, _ body: () -> (any Error)?)
  /// An error is shown to the person.
  func observe(_ failure: FailureReport, at place: ObservedPlace)
}

/// A piece of work of a window.
package enum ObservedWork {
  /// Something that the person did is carried out.
  case event(String)
  /// What has changed is made anew, and the surface told.
  case render
}

/// What is in sight in a window.
package struct ObservedPlace {
  /// The class of the module, or other owner, whose coordinator shows it; nil for a window without one.
  package var module: String?
  /// Its path.
  package var path: Path
}
