/// The times at which workers are started again, by the slots of the workers: their numbers, counted from 0.
///
/// A worker that repeatedly ends early waits longer each time, because another worker serves meanwhile. If no worker is
/// alive, the next start comes within a second, whatever the previous pauses were. A page that ends workers is blocked
/// by ``PageDeaths``.
struct RestartSchedule {
  /// The longest pause before a start while no worker is alive.
  static let longestWithoutWorkers = Duration.seconds(1)

  private var due: [Int: Duration] = [:]
  private var backoffs: [Int: RestartBackoff] = [:]

  /// Schedules the start of a slot's worker as soon as possible.
  mutating func start(_ slot: Int, at now: Duration) { due[slot] = now }

  /// Schedules the restart of a slot's worker, after a pause if it had ended early.
  mutating func workerEnded(_ slot: Int, after ran: Duration, at now: Duration) {
    due[slot] = now + backoffs[slot, default: RestartBackoff()].pause(after: ran)
  }

  /// Schedules another attempt for a slot whose worker the system could not start.
  mutating func startFailed(_ slot: Int, at now: Duration) { due[slot] = now + .seconds(5) }

  /// Returns the slots whose workers must be started now, and removes them from the schedule.
  ///
  /// - Parameter isServed: True if a worker is alive, or is being started.
  mutating func takeDue(at now: Duration, isServed: Bool) -> [Int] {
    hasten(at: now, isServed: isServed)
    let slots = due.filter { $0.value <= now }.keys.sorted()
    for slot in slots { due[slot] = nil }
    return slots
  }

  /// Returns the time of the next start; nil if none is scheduled.
  mutating func next(at now: Duration, isServed: Bool) -> Duration? {
    hasten(at: now, isServed: isServed)
    return due.values.min()
  }

  /// Removes all scheduled starts and all previous pauses.
  mutating func removeAll() { (due, backoffs) = ([:], [:]) }

  private mutating func hasten(at now: Duration, isServed: Bool) {
    guard !isServed, let first = due.min(by: { ($0.value, $0.key) < ($1.value, $1.key) }) else { return }
    due[first.key] = min(first.value, now + Self.longestWithoutWorkers)
  }
}
