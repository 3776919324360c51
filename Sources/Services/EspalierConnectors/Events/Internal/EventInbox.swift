/// The events that were sent and that the runner has not yet passed on.
struct EventInbox {
  private var events: [LifecycleEvent] = []

  /// Adds an event. Returns true if the inbox was empty, so that the caller must wake the runner.
  mutating func add(_ event: LifecycleEvent) -> Bool {
    events.append(event)
    return events.count == 1
  }

  mutating func take() -> [LifecycleEvent] {
    defer { events = [] }
    return events
  }
}
