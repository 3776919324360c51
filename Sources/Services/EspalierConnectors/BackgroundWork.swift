/// Work that runs beside the app from the app's start to its end, such as sweeping, synchronizing or listening.
///
/// ```swift
/// let sweep = BackgroundWork("sweep") {
///   while true {
///     try await Task.sleep(for: .seconds(600))
///   }
/// }
/// ```
///
/// The app does not wait for the work. The stop cancels it and waits until it has returned, which is soon if the work
/// responds to cancellation. Work that throws on its own is reported at once, and is started again as often as its
/// policy allows (``Connector/restarting(_:backoff:)``). Without a policy it stays failed. Work that returns is done.
///
/// A program that serves with several workers does the work in one of them, and in another when that one has ended; see
/// ``Leadership``. For work that each process must do for itself, specify so:
/// `BackgroundWork("cache", in: .eachProcess)`.
public struct BackgroundWork: Connector {
  /// The name of the work, a part of the paths in reports.
  public let name: String
  private let processes: Processes
  private let work: @Sendable () async throws -> Void

  /// The processes in which work is done, in a program of several processes.
  public enum Processes: Sendable {
    /// Only the process that leads. See ``Leadership``.
    case oneProcess
    /// Each process.
    case eachProcess
  }

  /// Creates work with a name. It begins when its runner starts.
  public init(
    _ name: String, in processes: Processes = .oneProcess, _ work: @escaping @Sendable () async throws -> Void
  ) {
    self.name = name
    self.processes = processes
    self.work = work
  }

  /// Does the work at once if it belongs to this process; otherwise waits until this process leads.
  public func run() async throws {
    if processes == .oneProcess { try await Leadership.current.begin() }
    try await work()
  }
}
