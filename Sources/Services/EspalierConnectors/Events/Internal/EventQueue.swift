/// The events that are yet to be told, to a connector or to all, in order, and no more than a number of them.
package struct EventQueue {
  private let limit: Int
  private var events: [LifecycleEvent] = []
  /// The events lost since somebody last took the number, and of which kinds they were.
  private var lost: (count: Int, kinds: LifecycleEvents) = (0, [])

  package init(limit: Int) { self.limit = max(1, limit) }

  var isEmpty: Bool { events.isEmpty }

  /// Adds an event. Over the limit phases go that a later one has overtaken, then the oldest of those
  /// that can best be done without.
  package mutating func append(_ event: LifecycleEvent) {
    events.append(event)
    trim()
  }

  /// Puts events before the others.
  mutating func prepend(_ first: [LifecycleEvent]) {
    events.insert(contentsOf: first, at: 0)
    trim()
  }

  package mutating func next() -> LifecycleEvent? { events.isEmpty ? nil : events.removeFirst() }

  /// Loses all that is in it.
  mutating func clear() {
    for event in events { lose(event) }
    events = []
  }

  /// The events lost since the last time.
  package mutating func takeLost() -> (count: Int, kinds: LifecycleEvents) {
    defer { lost = (0, []) }
    return lost
  }

  private mutating func trim() {
    while events.count > limit {
      // A phase that a later one has overtaken is no loss.
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
  /// The higher, the less can it be done without.
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
