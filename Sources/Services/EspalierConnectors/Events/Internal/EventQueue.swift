/// A bounded queue of the events that are still to be sent, to one connector or to all, in order.
package struct EventQueue {
  private let limit: Int
  private var events: [LifecycleEvent] = []
  /// The number and the kinds of the events that were lost since the last call of `takeLost()`.
  private var lost: (count: Int, kinds: LifecycleEvents) = (0, [])

  package init(limit: Int) { self.limit = max(1, limit) }

  var isEmpty: Bool { events.isEmpty }

  /// Adds an event.
  ///
  /// Over the limit, the queue first removes phases that a later phase has superseded, and then the oldest of the least
  /// important events.
  package mutating func append(_ event: LifecycleEvent) {
    events.append(event)
    trim()
  }

  /// Inserts events at the front of the queue.
  mutating func prepend(_ first: [LifecycleEvent]) {
    events.insert(contentsOf: first, at: 0)
    trim()
  }

  package mutating func next() -> LifecycleEvent? { events.isEmpty ? nil : events.removeFirst() }

  /// Removes all events, and counts them as lost.
  mutating func clear() {
    for event in events { lose(event) }
    events = []
  }

  /// Returns the number and the kinds of the events that were lost since the last call.
  package mutating func takeLost() -> (count: Int, kinds: LifecycleEvents) {
    defer { lost = (0, []) }
    return lost
  }

  private mutating func trim() {
    while events.count > limit {
      // A phase that a later one has superseded does not count as lost.
      if events.count(where: \.isPhase) > 1, let overtaken = events.firstIndex(where: \.isPhase) {
        events.remove(at: overtaken)
        continue
      }
      guard let rank = events.map(\.rank).min(), let index = events.firstIndex(where: { $0.rank == rank }) else {
        return
      }
      lose(events.remove(at: index))
    }
  }

  private mutating func lose(_ event: LifecycleEvent) {
    lost.count += 1
    lost.kinds.insert(event.kind)
  }
}

extension LifecycleEvent {
  /// The importance of the event: events of a lower rank are lost first.
  fileprivate var rank: Int {
    switch self {
    case .memoryLow, .screenAppeared, .screenDisappeared: 0
    case .active, .inactive, .background: 1
    case .opened: 2
    case .launched, .willEnd: 3
    }
  }

  var isPhase: Bool { LifecycleEvents.phases.contains(kind) }
}
