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
public struct BackgroundWork: Connector {
  /// Its part of the paths in reports.
  public let name: String
  private let work: @Sendable () async throws -> Void

  /// Names the work; it begins with the start of its runner.
  public init(_ name: String, _ work: @escaping @Sendable () async throws -> Void) {
    self.name = name
    self.work = work
  }

  /// Does the work.
  public func run() async throws { try await work() }
}
