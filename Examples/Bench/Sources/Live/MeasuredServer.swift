import Espalier
import EspalierWeb
import Foundation
import Logging

/// Serves the measured page, and the long one at `/long`.
struct MeasuredServer {
  let port: Int
  /// The number of processes that serve; with one there is no supervisor.
  var workers = 1

  func run() async throws {
    if workers > 1, !WebSupervisor.isWanted {
      // The supervisor's folder, which all workers share.
      return try await server(in: Self.directory(of: getppid())).run()
    }
    let directory = Self.directory(of: getpid())
    defer { try? FileManager.default.removeItem(at: directory) }
    if workers > 1 {
      try await WebSupervisor(workers: workers, logger: logger).run(onListening: Self.tell)
    } else {
      try await server(in: directory).run(onListening: Self.tell)
    }
  }

  private static func directory(of process: pid_t) -> URL {
    FileManager.default.temporaryDirectory.appending(path: "espalier-bench-\(process)")
  }

  @Sendable private static func tell(_ port: Int) {
    print("http://127.0.0.1:\(port)")
    fflush(nil)
  }

  private var logger: Logger {
    var logger = Logger(label: "bench")
    logger.logLevel = .warning
    return logger
  }

  private func server(in directory: URL) -> WebServer {
    var configuration = WebConfiguration(dataDirectory: directory, title: "Measured")
    configuration.port = port
    configuration.assets = [MeasuredNames.script]
    // A driver clicks faster than a person may.
    configuration.limits.connections.messagesPerSecond = 1_000_000
    configuration.limits.connections.messageBurst = 1_000_000
    configuration.limits.pages.maximumCount = 10_000
    configuration.limits.pages.disconnectedTime = .seconds(2)
    // Whoever has gone for so long is forgotten, connected or not: a long run then shows what is held beyond that.
    configuration.sessions.strangerIdleTime = .seconds(20)
    configuration.sessions.idleTime = .seconds(20)
    return WebServer(configuration, logger: logger) { _ in
      Window(coordinator: MeasuredCoordinator(), title: "Measured")
    }
  }
}
