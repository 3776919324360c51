internal import Synchronization

/// Work that goes on beside the app, from its start to its end: sweeping, synchronising, listening.
///
/// ```swift
/// let sweep = BackgroundWork("sweep") {
///   while true {
///     try await Task.sleep(for: .seconds(600))
///   }
/// }
/// ```
///
/// The start only begins it, so nobody waits for it. The stop cancels it and waits until it has returned, which it does soon
/// where it lets cancellation through. Work that throws by itself is reported when it is stopped; what can be tried again,
/// it tries itself.
public struct BackgroundWork: Connector {
  /// Its part of the paths in reports.
  public let name: String
  private let work: @Sendable () async throws -> Void
  private let task = RunningTask()

  /// Names the work; it begins with the start of its runner.
  public init(_ name: String, _ work: @escaping @Sendable () async throws -> Void) {
    self.name = name
    self.work = work
  }

  /// Begins the work.
  public func start() async throws { task.begin(work) }

  /// Cancels the work, and waits until it has returned.
  public func stop() async throws {
    do { try await task.end() } catch is CancellationError {}
  }
}

/// A task under way, for one who begins it and ends it.
private final class RunningTask: Sendable {
  private let task = Mutex<Task<Void, any Error>?>(nil)

  func begin(_ work: @escaping @Sendable () async throws -> Void) {
    task.withLock { $0 = Task { try await work() } }
  }

  func end() async throws {
    guard let task = task.withLock({ $0.take() }) else { return }
    task.cancel()
    try await task.value
  }
}
