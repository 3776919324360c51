internal import EspalierConnectors
internal import Foundation
public import Logging
internal import UnixSignals

/// A supervisor that serves an app with several processes, so that the app survives the loss of any one. The supervisor
/// listens, and hands each connection to a worker, which is another process of the same program.
///
/// `WebSurface` creates a supervisor for `--workers 2`. Your own program decides this before it creates any part of the
/// app:
///
/// ```swift
/// func serve(_ server: @escaping () async throws -> WebServer) async throws {
///   if WebSupervisor.isWanted {
///     try await WebSupervisor(workers: 2).run()
///   } else {
///     try await server().run()  // a worker: it takes connections from the supervisor
///   }
/// }
/// ```
///
/// - All requests of a session go to one worker while that worker is alive. A worker that ends is started again, after
///   a longer pause each time that it ends at once. Its pages are created again from the
///   ``/EspalierServer/PageRestorationSettings/store``, by the worker that receives their browsers.
/// - SIGHUP starts workers of the program that is on disk by then. When they are ready they take over, and the earlier
///   workers hand over their pages and end. No connection is refused meanwhile. SIGINT and SIGTERM end all workers in
///   order.
/// - Cost: each connection is handed over once, by its descriptor; its bytes never pass through the supervisor.
/// - Isolation: any. The work is done on a thread of its own.
public struct WebSupervisor: Sendable {
  /// The number of workers.
  public let workers: Int
  private let logger: Logger

  /// A Boolean value that indicates whether this process must supervise, because it is not a worker itself.
  public static var isWanted: Bool { WorkerPosition.current == nil }

  /// Creates a supervisor that does nothing until ``run(onListening:)``.
  ///
  /// - Parameters:
  ///   - workers: The number of workers, at least one. More workers than cores have no benefit.
  ///   - logger: The log of the workers' starts and ends.
  public init(workers: Int, logger: Logger = Logger(label: "espalier.supervisor")) {
    self.workers = max(1, workers)
    self.logger = logger
  }

  /// Supervises until the task is cancelled, or the process receives SIGINT or SIGTERM, and all workers have ended.
  ///
  /// - Parameter onListening: A closure that is called with the port as soon as browsers can connect. The first
  ///   worker's server is notified, too.
  /// - Throws: ``SupervisorError`` if the supervisor cannot start: the first worker ends before it is ready, or the
  ///   port is taken.
  public func run(onListening: @escaping @Sendable (_ port: Int) -> Void = { _ in }) async throws {
    let control = SupervisorControl()
    let signals = await UnixSignalsSequence(trapping: .sigint, .sigterm, .sighup)
    let hadTerminal = Self.hasTerminal
    let listening = Task {
      for await signal in signals {
        // Closing the terminal sends SIGHUP, too.
        let isTakingOver = signal == .sighup && !(hadTerminal && !Self.hasTerminal)
        control.send(isTakingOver ? .takeOver : .stop)
      }
    }
    defer { listening.cancel() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
        let thread = Thread { [workers, logger] in
          ended.resume(
            with: Result {
              try Supervision(
                .current, workers: workers, control: control, logger: logger, onListening: onListening
              ).run()
            })
        }
        thread.name = "supervisor"
        thread.start()
      }
    } onCancel: {
      control.send(.stop)
    }
  }

  /// True if the process was started from a terminal that is still open.
  private static var hasTerminal: Bool {
    let terminal = open("/dev/tty", O_RDONLY | O_NOCTTY | O_CLOEXEC)
    guard terminal >= 0 else { return false }
    close(terminal)
    return true
  }
}
