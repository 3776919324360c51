import EspalierNavigation
import EspalierScreens
import EspalierWeb
import Foundation
import Logging

/// A server of windows on a free port, for tests in a real browser; it ends with the body.
@MainActor
final class LiveServer {
  private(set) var address = ""
  private(set) var port = 0
  private(set) var windows: [Window] = []

  /// Serves while the body runs; one that is given a folder and a port goes on where an earlier one with them ended, as
  /// a process that was started again.
  static func run(
    folder: URL? = nil, port: Int = 0, submissions: [Submission: SubmissionHandler] = [:],
    makeWindow: @escaping @MainActor @Sendable (Visitor) async throws -> Window,
    _ body: @MainActor (LiveServer) async throws -> Void
  ) async throws {
    let directory =
      folder ?? FileManager.default.temporaryDirectory.appending(path: "espalier-live-\(UUID().uuidString)")
    defer { if folder == nil { try? FileManager.default.removeItem(at: directory) } }
    var configuration = WebConfiguration(dataDirectory: directory, title: "Test")
    configuration.port = port
    // Whoever has gone has gone for good here.
    configuration.disconnectedTime = .seconds(2)
    configuration.requestTime = .seconds(3)
    let live = LiveServer()
    var logger = Logger(label: "test")
    logger.logLevel = .error
    let server = WebServer(configuration, submissions: submissions, logger: logger) { visitor in
      let window = try await makeWindow(visitor)
      live.windows.append(window)
      return window
    }
    let (ports, listening) = AsyncStream.makeStream(of: Int.self)
    let serving = Task {
      defer { listening.finish() }
      try await server.run { listening.yield($0) }
    }
    for await port in ports {
      live.port = port
      live.address = "http://127.0.0.1:\(port)"
      break
    }
    do {
      try await body(live)
    } catch {
      serving.cancel()
      _ = await serving.result
      throw error
    }
    serving.cancel()
    _ = await serving.result
  }

  /// Waits until nothing is under way in any window.
  func settled() async {
    for window in windows { await window.settled() }
  }
}
