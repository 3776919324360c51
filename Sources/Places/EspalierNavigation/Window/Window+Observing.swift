extension Window {
  /// The action that takes each state of the screen, as it comes: for a log that replays a walk by ``restore(_:)``, or
  /// a store that brings the state back after a restart.
  public var onNavigation: @MainActor (NavigationState) -> Void {
    get { observers.onNavigation }
    set { observers.onNavigation = newValue }
  }

  /// The action that runs once when the window has closed, or nobody held it any more.
  public var onClose: @MainActor () -> Void {
    get { observers.onClose }
    set { observers.onClose = newValue }
  }

  /// The observer of the window's work; none by default. A host sets it.
  package var observer: (any WindowObserver)? {
    get { observers.observer }
    set { observers.observer = newValue }
  }

  /// Tells a follower of each state and of the end, beside the app's own ``onNavigation`` and ``onClose``.
  package func follow(by follower: WindowFollower) {
    observers.followers.append(follower)
    for places in navigator.found { follower.found(places) }
  }

  /// The place in sight, for the observer.
  package var observedPlace: ObservedPlace { watch.observedPlace }
}
