extension Window {
  /// Tells an observer from now on of what happens here; none by default. A window that has closed tells one of
  /// ``WindowObserver/closing(_:)`` at once, and keeps none.
  ///
  /// The window holds what the observer holds until it closes, so an observer holds the window weakly, or not at all:
  ///
  /// ```swift
  /// @MainActor func mirror(_ window: Window, in log: @escaping @MainActor (String) -> Void) {
  ///   window.observe(.navigation { [weak window] _ in log(window?.title ?? "") })
  /// }
  /// ```
  ///
  /// Otherwise a window that nobody else holds stays, with its scenes and tasks, until somebody calls ``close()``.
  public func observe(_ observer: WindowObserver) {
    parts.observers.add(observer)
    if case .foundPlaces(let take) = observer.kind { for places in navigator.found { take(places) } }
  }

  /// The observer that measures the window's work; a host adds one.
  package var workObserver: (any WorkObserver)? { parts.observers.work }

  /// The place in sight, for that observer.
  package var observedPlace: ObservedPlace { parts.watch.observedPlace }
}
