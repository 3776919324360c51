/// A wait, with a time limit, for a result from another part of the program, or from another program.
///
/// ```swift
/// func address(_ located: @escaping @Sendable () async throws -> String) async throws -> String {
///   try await BoundedWait(for: "the address of the bank", within: .seconds(10)).value { try await located() }
/// }
/// ```
///
/// The result may never come: a process has died, a thread that hangs holds a lock, or another party runs the code that
/// should provide the value. The caller specifies the longest wait, and the error names the missing result.
///
/// - At the limit, the call returns, also if the work ignores cancellation. The work is cancelled and not waited for.
/// - If the caller is cancelled, the call returns at once, and the work is cancelled.
/// - Isolation: Any. The work runs in a task of its own, with the task locals of the caller.
public struct BoundedWait: Sendable {
  /// The subject of the wait, as words within a sentence: “the address of the bank”.
  public let subject: String
  /// The longest time that a caller waits.
  public let limit: Duration
  private let clock: any Clock<Duration>

  /// Creates a wait with a time limit. The work starts with ``value(_:)``.
  ///
  /// - Parameters:
  ///   - subject: The subject of the wait, as words within a sentence.
  ///   - limit: The longest time that a caller waits.
  ///   - clock: The clock that measures the time.
  public init(for subject: String, within limit: Duration, clock: any Clock<Duration> = ContinuousClock()) {
    (self.subject, self.limit, self.clock) = (subject, limit, clock)
  }

  /// Runs the work, and returns its result if it comes within the limit.
  ///
  /// - Throws: ``WaitLimitError`` when the limit is reached first; `CancellationError` when the caller is cancelled;
  ///   the error that the work throws.
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
