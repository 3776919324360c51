extension Window {
  /// Adds an observer, which is notified of later events and changes in the window.
  ///
  /// A closed window notifies a ``WindowObserver/closing(_:)`` observer at once, and keeps none.
  ///
  /// The window retains the observer's closure until it closes. The closure should hold the window weakly, or not at
  /// all:
  ///
  /// ```swift
  /// @MainActor func mirror(_ window: Window, in log: @escaping @MainActor (String) -> Void) {
  ///   window.observe(.navigation { [weak window] _ in log(window?.title ?? "") })
  /// }
  /// ```
  ///
  /// Otherwise a window without any other owner stays, with its scenes and tasks, until ``close()`` is called.
  public func observe(_ observer: WindowObserver) {
    parts.observers.add(observer)
    if case .foundPlaces(let take) = observer.kind { for places in navigator.found { take(places) } }
  }

  /// The observer that measures the window's work; the host adds it.
  package var workObserver: (any WorkObserver)? { parts.observers.work }

  /// The visible place, for the work observer.
  package var observedPlace: ObservedPlace { parts.watch.observedPlace }
}
