import EspalierNavigation
import EspalierScreens
import EspalierViews
import Foundation
import Hummingbird
import Logging
@testable import EspalierLivePage

@testable import EspalierServer

/// A server of windows on a free port, for tests in a real browser; it ends with the body.
@MainActor
final class LiveServer {
  private(set) var address = ""
  private(set) var port = 0
  private(set) var windows: [Window] = []

  /// Serves while the body runs; one that is given a folder and a port goes on where an earlier one with them ended, as
  /// a process that was started again.
  ///
  /// With `mountPath` it serves inside of an application that has a page of its own at `/`.
  static func run(
    folder: URL? = nil, port: Int = 0, mountPath: String = "", submissions: [Submission: SubmissionHandler] = [:],
    exports: [Export: ExportHandler] = [:], configure: (inout WebConfiguration) -> Void = { _ in },
    makeWindow: @escaping @MainActor @Sendable (Visitor) async throws -> Window,
    _ body: @MainActor (LiveServer) async throws -> Void
  ) async throws {
    let directory =
      folder ?? FileManager.default.temporaryDirectory.appending(path: "espalier-live-\(UUID().uuidString)")
    defer { if folder == nil { try? FileManager.default.removeItem(at: directory) } }
    var configuration = WebConfiguration(dataDirectory: directory, title: "Test")
    configuration.port = port
    configuration.mountPath = mountPath
    // Whoever has gone has gone for good here.
    configuration.limits.pages.disconnectedTime = .seconds(2)
    configuration.limits.requests.time = .seconds(3)
    // A test that counts windows has none that a pointer's way has made.
    configuration.prefetchesLinks = false
    configure(&configuration)
    let live = LiveServer()
    var logger = Logger(label: "test")
    logger.logLevel = .error
    let server = WebServer(configuration, submissions: submissions, exports: exports, logger: logger) { visitor in
      let window = try await makeWindow(visitor)
      live.windows.append(window)
      return window
    }
    let (ports, listening) = AsyncStream.makeStream(of: Int.self)
    let serving = Task {
      defer { listening.finish() }
      guard !mountPath.isEmpty else { return try await server.run { listening.yield($0) } }
      try await host(server, on: port, logger: logger) { listening.yield($0) }
    }
    for await port in ports {
      live.port = port
      live.address = "http://127.0.0.1:\(port)\(mountPath)"
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

  /// Runs an application that the app is mounted in, until the task is cancelled.
  private nonisolated static func host(
    _ server: WebServer, on port: Int, logger: Logger, _ onListening: @escaping @Sendable (Int) -> Void
  ) async throws {
    let mounted = try await server.mounted()
    let router = Router()
    router.get("/") { _, _ in
      var page = Response(
        status: .ok, headers: [.contentType: "text/html"],
        body: ResponseBody(
          byteBuffer: ByteBuffer(
            string: "<!doctype html><link rel=icon href='data:,'><h1>The host</h1><a href='/money/'>Money</a>")))
      page.setCookie(Cookie(name: "espalier-session", value: "the-host's", path: "/"))
      return page
    }
    let application = Application(
      router: router, server: mounted.server,
      configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: port)), services: [mounted],
      onServerRunning: { onListening($0.localAddress?.port ?? 0) }, logger: logger)
    try await application.runService(gracefulShutdownSignals: [])
  }

  /// Waits until nothing is under way in any window.
  func settled() async {
    for window in windows { await window.settled() }
  }
}
