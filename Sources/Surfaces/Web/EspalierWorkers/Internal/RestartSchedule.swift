/// The times at which workers are started again, by their places.
///
/// A worker that ends early again and again waits longer each time, because another one serves meanwhile. Where no worker
/// lives, nobody does; then the next start comes within a second, whatever the places have waited before. What ends
/// workers is left alone by its page (``PageDeaths``).
struct RestartSchedule {
  /// The longest pause before a start while no worker lives.
  static let longestWithoutWorkers = Duration.seconds(1)

  private var due: [Int: Duration] = [:]
  private var backoffs: [Int: RestartBackoff] = [:]

  /// Has the worker of a place started as soon as possible.
  mutating func start(_ slot: Int, at now: Duration) { due[slot] = now }

  /// Has the worker of a place started again, after a pause where it had ended early.
  mutating func workerEnded(_ slot: Int, after ran: Duration, at now: Duration) {
    due[slot] = now + backoffs[slot, default: RestartBackoff()].pause(after: ran)
  }

  /// Has the worker of a place tried again that the system did not let start.
  mutating func startFailed(_ slot: Int, at now: Duration) { due[slot] = now + .seconds(5) }

  /// Returns the places whose workers are to be started now, and forgets them.
  ///
  /// - Parameter isServed: True if a worker lives, or one is being started.
  mutating func takeDue(at now: Duration, isServed: Bool) -> [Int] {
    hasten(at: now, isServed: isServed)
    let slots = due.filter { $0.value <= now }.keys.sorted()
    for slot in slots { due[slot] = nil }
    return slots
  }

  /// The time of the next start; nil if there is none to come.
  mutating func next(at now: Duration, isServed: Bool) -> Duration? {
    hasten(at: now, isServed: isServed)
    return due.values.min()
  }

  /// Forgets all that is to come, and what has been.
  mutating func removeAll() { (due, backoffs) = ([:], [:]) }

  private mutating func hasten(at now: Duration, isServed: Bool) {
    guard !isServed, let first = due.min(by: { ($0.value, $0.key) < ($1.value, $1.key) }) else { return }
    due[first.key] = min(first.value, now + Self.longestWithoutWorkers)
  }
}
