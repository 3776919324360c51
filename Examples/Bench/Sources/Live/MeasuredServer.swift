import Espalier
import EspalierWeb
import Foundation
import Logging

/// Serves the measured page.
struct MeasuredServer {
  let port: Int

  func run() async throws {
    let directory = FileManager.default.temporaryDirectory.appending(
      path: "espalier-bench-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: directory) }
    var configuration = WebConfiguration(dataDirectory: directory, title: "Measured")
    configuration.port = port
    // A driver clicks faster than a person may.
    configuration.eventsPerSecond = 1_000_000
    configuration.eventBurst = 1_000_000
    configuration.maximumPages = 10_000
    configuration.disconnectedTime = .seconds(2)
    configuration.strangerIdle = .seconds(20)
    var logger = Logger(label: "bench")
    logger.logLevel = .warning
    let server = WebServer(configuration, logger: logger) { _ in
      Window(coordinator: MeasuredCoordinator(), title: "Measured")
    }
    try await server.run { port in
      print("http://127.0.0.1:\(port)")
      fflush(nil)
    }
  }
}
