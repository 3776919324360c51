package import EspalierScreens

/// An observer of a window's work: an app's host, for its measuring instruments.
@MainActor
package protocol WorkObserver: AnyObject {
  /// True if an instrument is active. It is read before each piece of work, so it must be cheap.
  var isObserving: Bool { get }
  /// Runs a piece of work and measures it. The work returns the error with which it ended.
  func observe(_ work: ObservedWork, at place: ObservedPlace, _ body: () -> (any Error)?)
  /// Reports an error that is shown to the person.
  func observe(_ failure: FailureReport, at place: ObservedPlace)
}

/// A piece of work of a window.
package enum ObservedWork {
  /// The handling of a person's action.
  case event(String)
  /// The rendering of changes, and their transfer to the surface.
  case render
}

/// The visible place in a window.
package struct ObservedPlace {
  /// The class of the module, or of another owner, whose coordinator shows the place; nil for a window without an
  /// owner.
  package var module: String?
  /// The path of the place.
  package var path: Path
}
