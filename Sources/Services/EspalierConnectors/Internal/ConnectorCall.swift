internal import EspalierBase

/// A call of a connector in a task of its own, so that a caller may stop waiting for it.
struct ConnectorCall: Sendable {
  typealias Outcome = Result<Void, any Error>

  let kind: ConnectorReport.Call
  private let task: Task<Void, Never>
  private let end: Completion<Outcome>

  /// Begins the call. The task is not isolated to an actor, and has the task locals of its creator.
  init(_ kind: ConnectorReport.Call, _ operation: @escaping @Sendable () async throws -> Void) {
    self.kind = kind
    let end = Completion<Outcome>()
    self.end = end
    task = Self.begin(operation, end)
  }

  private static func begin(
    _ operation: @escaping @Sendable () async throws -> Void, _ end: Completion<Outcome>
  ) -> Task<Void, Never> {
    Task {
      do {
        try await operation()
        end.finish(.success(()))
      } catch {
        end.finish(.failure(error))
      }
    }
  }

  func cancel() { task.cancel() }

  /// Returns the outcome of the call; nil if the call has not ended by `time`.
  func outcome(until time: Duration, by clock: ElapsedClock) async -> Outcome? {
    await end.value(until: time, by: clock)
  }

  /// Returns the outcome of the call, however long that takes.
  func outcome(by clock: ElapsedClock) async -> Outcome {
    // The value is nil only for a wait with a limit.
    await end.value(by: clock) ?? .failure(CancellationError())
  }
}
