import Espalier
import EspalierTesting
import Foundation
import Logging
import Synchronization
import Testing

@testable import EspalierServer

/// The server warns of a handler that holds the main actor, which all its pages share.
@MainActor @Suite(.timeLimit(.minutes(15))) struct ServerWatchdogTests {
  private final class Warnings: Sendable {
    private let lines = Mutex<[String]>([])
    var all: [String] { lines.withLock { $0 } }
    func add(_ line: String) { lines.withLock { $0.append(line) } }
  }

  private struct Handler: LogHandler {
    let warnings: Warnings
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.warning

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      if event.level >= .warning { warnings.add("\(event.message)") }
    }
  }

  private enum HomeRoute: Route {
    case home
    var path: Path { .root }
    static let paths = Paths<Self> { home }
  }

  private final class HomeCoordinator: Coordinator<HomeRoute> {
    override func placement(of route: HomeRoute) -> Placement<HomeRoute> { .root(HomeScene()) }
  }

  private final class HomeScene: Scene {
    var screen: Screen { Screen(title: "Home") {} }
  }

  private let clock = TestClock()
  private let warnings = Warnings()

  /// Serves one window, and hands it over with the warnings once a browser has asked for it.
  private func serve(bound: Duration?, _ body: (Window) async throws -> Void) async throws {
    let directory = TestServer.makeDirectory()
    defer { try? FileManager.default.removeItem(at: directory) }
    var configuration = WebConfiguration(dataDirectory: directory, title: "Wallet")
    configuration.port = 0
    if bound != configuration.watchdogBound { configuration.watchdogBound = bound }
    let window = Window(coordinator: HomeCoordinator(), title: "Wallet")
    let logger = Logger(label: "test", factory: { [warnings] _ in Handler(warnings: warnings) })
    let server = WebServer(configuration, logger: logger) { _ in window }
    let (ports, listening) = AsyncStream.makeStream(of: Int.self)
    let serving = Task { [clock] in
      defer { listening.finish() }
      try await server.run(watchdogClock: clock, signals: []) { listening.yield($0) }
    }
    for await port in ports {
      let raw = try RawConnection(port: port)
      try await raw.send("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
      #expect(try await raw.reply().status == 200)
      try await body(window)
      break
    }
    serving.cancel()
    try await serving.value
  }

  @Test func `a warning comes while the main actor is held, by default after a second`() async throws {
    try await serve(bound: .seconds(1)) { window in
      #expect(window.watchdog?.bound == .seconds(1))
      let end = ContinuousClock.now.advanced(by: .seconds(60))
      while warnings.all.isEmpty, ContinuousClock.now < end {
        if clock.sleeperCount > 0 { clock.advance(by: .milliseconds(250)) }
        sched_yield()
      }
    }
    let held = warnings.all.filter { $0.contains("The main actor has been held for 1.0 seconds") }
    #expect(held.count == 1, "\(warnings.all)")
  }

  @Test func `there is none where it is turned off`() async throws {
    try await serve(bound: nil) { window in
      #expect(window.watchdog == nil)
      #expect(clock.sleeperCount == 0)
    }
  }
}
