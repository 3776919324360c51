package import EspalierScreens

/// An observer of a window's work: an app's host, for the instruments that measure it.
@MainActor
package protocol WorkObserver: AnyObject {
  /// True when an instrument listens. It is asked before each piece of work, so it is cheap.
  var isObserving: Bool { get }
  /// Does a piece of work, watched. The work returns the error in which it ended.
  func observe(_ work: ObservedWork, at place: ObservedPlace, _ body: () -> (any Error)?)
  /// An error is shown to the person.
  func observe(_ failure: FailureReport, at place: ObservedPlace)
}

/// A piece of work of a window.
package enum ObservedWork {
  /// Something that the person did is carried out.
  case event(String)
  /// Changes are rendered, and the surface is told of them.
  case render
}

/// The place in sight in a window.
package struct ObservedPlace {
  /// The class of the module, or other owner, whose coordinator shows it; nil for a window without one.
  package var module: String?
  /// The path of the place.
  package var path: Path
}
