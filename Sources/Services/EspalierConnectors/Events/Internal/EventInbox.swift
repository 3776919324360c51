/// The events that were sent and that the runner has not yet handed on.
struct EventInbox {
  private var events: [LifecycleEvent] = []

  /// Adds an event, and says whether it is the first, for which somebody must come.
  mutating func add(_ event: LifecycleEvent) -> Bool {
    events.append(event)
    return events.count == 1
  }

  mutating func take() -> [LifecycleEvent] {
    defer { events = [] }
    return events
  }
}
