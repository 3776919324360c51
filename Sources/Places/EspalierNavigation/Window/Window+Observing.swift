extension Window {
  /// Tells an observer from now on of what happens here; none by default.
  public func observe(_ observer: WindowObserver) {
    parts.observers.add(observer)
    if case .foundPlaces(let take) = observer.kind { for places in navigator.found { take(places) } }
  }

  /// The observer that measures the window's work; a host adds one.
  package var workObserver: (any WorkObserver)? { parts.observers.work }

  /// The place in sight, for that observer.
  package var observedPlace: ObservedPlace { parts.watch.observedPlace }
}
