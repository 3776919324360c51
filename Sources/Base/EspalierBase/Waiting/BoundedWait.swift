/// A wait for something that another part of the program, or another program, settles: never longer than its limit.
///
/// ```swift
/// func address(_ located: @escaping @Sendable () async throws -> String) async throws -> String {
///   try await BoundedWait(for: "the address of the bank", within: .seconds(10)).value { try await located() }
/// }
/// ```
///
/// Whatever is waited for may never come: a process has died, a lock is held by one that hangs, the part that was to settle
/// a value is run by somebody else. Whoever waits says how long, and learns what it was that did not come.
///
/// - The caller is let go at the limit, also where the work does not heed cancellation; it is cancelled and left to itself.
/// - A caller that is cancelled is let go at once, and the work is cancelled.
/// - Isolation: Any. The work runs in a task of its own, with the task locals of the caller.
public struct BoundedWait: Sendable {
  /// The subject that is waited for, as words within a sentence: “the address of the bank”.
  public let subject: String
  /// The longest time that a caller waits.
  public let limit: Duration
  private let clock: any Clock<Duration>

  /// Describes a wait; nothing happens before ``value(_:)``.
  ///
  /// - Parameters:
  ///   - subject: What is waited for, as words within a sentence.
  ///   - limit: The longest time that a caller waits.
  ///   - clock: The clock that measures it.
  public init(for subject: String, within limit: Duration, clock: any Clock<Duration> = ContinuousClock()) {
    (self.subject, self.limit, self.clock) = (subject, limit, clock)
  }

  /// Does the work, and returns what it comes to.
  ///
  /// - Throws: ``WaitLimitError`` when the limit is over before; `CancellationError` when the caller is cancelled; what
  ///   the work throws.
  public func value<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) async throws -> Value {
    let flight = Flight<Value>()
    flight.start {
      do { return .success(try await work()) } catch { return .failure(error) }
    }
    let alarm = Task {
      guard (try? await clock.sleep(for: limit)) != nil else { return }
      flight.abandon(WaitLimitError(subject: subject, limit: limit))
    }
    defer { alarm.cancel() }
    return try await flight.value()
  }
}
