internal import Observation

/// The delayed writes of bindings. A window performs them before it handles the person's next action.
@MainActor
package final class PendingWrites {
  /// The writes of the window whose event is being handled; nil between events.
  package static var current: PendingWrites?

  private var waiting: [any PendingWrite] = []

  package init() {}

  /// True if no write waits.
  package var isEmpty: Bool { waiting.isEmpty }

  func add(_ write: any PendingWrite) {
    if !waiting.contains(where: { $0 === write }) { waiting.append(write) }
  }

  func remove(_ write: any PendingWrite) { waiting.removeAll { $0 === write } }

  /// Performs the waiting writes in the order in which they arrived.
  package func flush() {
    let due = waiting
    waiting = []
    for write in due { write.flush() }
  }
}

/// A waiting write.
@MainActor protocol PendingWrite: AnyObject {
  func flush()
}

/// A write that holds the newest value until it is due.
///
/// It is observable, so that a screen that shows the typed text is made again, and follows the property behind it.
@MainActor @Observable
final class DelayedWrite<Value: Sendable>: PendingWrite {
  enum Pace {
    /// A write after a pause of this length without further writes.
    case afterPause(Duration)
    /// A write at once, then at most one in that period.
    case atMostEvery(Duration)
  }

  @ObservationIgnored private let target: Binding<Value>
  @ObservationIgnored private let pace: Pace
  @ObservationIgnored private let clock: any MainClock
  private var pending: Value?
  @ObservationIgnored private var alarm: Alarm?
  @ObservationIgnored private weak var registry: PendingWrites?

  init(_ target: Binding<Value>, _ pace: Pace, _ clock: any MainClock) {
    self.target = target
    self.pace = pace
    self.clock = clock
  }

  /// The value written last, even if it still waits, so that the control shows the typed text.
  var value: Value {
    let arrived = target.value
    return pending ?? arrived
  }

  func write(_ value: Value) {
    switch pace {
    case .afterPause(let pause):
      hold(value)
      alarm?.cancel()
      alarm = clock.alarm(after: pause) { [weak self] in self?.flush() }
    case .atMostEvery(let period):
      guard alarm == nil else { return hold(value) }
      target.value = value
      rest(for: period)
    }
  }

  func flush() {
    alarm?.cancel()
    alarm = nil
    deliver()
  }

  private func hold(_ value: Value) {
    pending = .some(value)
    registry = PendingWrites.current ?? registry
    registry?.add(self)
  }

  private func rest(for period: Duration) {
    alarm = clock.alarm(after: period) { [weak self] in
      guard let self else { return }
      alarm = nil
      guard pending != nil else { return }
      deliver()
      rest(for: period)
    }
  }

  private func deliver() {
    registry?.remove(self)
    guard let value = pending else { return }
    pending = nil
    target.value = value
  }
}
