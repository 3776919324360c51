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
/// Nobody waits for it. The stop cancels it and waits until it has returned, which it does soon where it lets cancellation
/// through. Work that throws by itself is reported at once, and begun anew as often as its policy allows
/// (``Connector/restarting(_:backoff:)``); without one it stays failed. Work that returns is done.
///
/// A program that serves with several workers does it in one of them, and in another when that one has ended; see
/// ``Leadership``. Work that each process has to do for itself says so: `BackgroundWork("cache", in: .eachProcess)`.
public struct BackgroundWork: Connector {
  /// The name of the work, a part of the paths in reports.
  public let name: String
  private let place: Place
  private let work: @Sendable () async throws -> Void

  /// A place where work is done, in a program of several processes.
  public enum Place: Sendable {
    /// In one process, the one that leads.
    case oneProcess
    /// In each process.
    case eachProcess
  }

  /// Names the work; it begins with the start of its runner.
  public init(_ name: String, in place: Place = .oneProcess, _ work: @escaping @Sendable () async throws -> Void) {
    self.name = name
    self.place = place
    self.work = work
  }

  /// Does the work at once where it belongs to this process; otherwise waits until it does.
  public func run() async throws {
    if place == .oneProcess { try await Leadership.current.begin() }
    try await work()
  }
}
