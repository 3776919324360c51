import Espalier
import Foundation
import Logging
import ServiceLifecycle
import Synchronization
import TestSupport
import Testing

@testable import EspalierServer
@testable import EspalierServer
@testable import EspalierWeb

/// A server of an app: what stands above its windows begins beside it, and what it cannot open is told as that.
@MainActor @Suite("A server of an app", .timeLimit(.minutes(10)))
struct HostedServerTests {
  @Test func `an app that cannot be opened answers 503 with the reason, and is no live page`() async throws {
    try await run(HostedApp(failures: 1)) { (port: Int) async throws in
      let failed = try await get("/", port)
      #expect(failed.status == 503)
      #expect(failed.text.contains("The app could not be opened") && failed.text.contains("href=\"/\""))
      #expect(!failed.text.contains("<script") && !failed.text.contains("name=\"espalier\""))
      #expect(failed["Cache-Control"] == "no-store" && failed["Retry-After"] == nil)
      let next = try await get("/", port)
      #expect(next.status == 200 && next.text.contains("Here it is") && next.text.contains("<script"))
    }
  }

  @Test func `a window that cannot be made by hand answers 503, too`() async throws {
    var configuration = WebConfiguration(dataDirectory: TestServer.makeDirectory(), title: "Test")
    configuration.port = 0
    let server = WebServer(configuration, logger: silent) { _ in throw HostedApp.Locked() }
    try await run(server) { (port: Int) async throws in
      #expect(try await get("/", port).status == 503)
      #expect(try await get("/", port, method: "HEAD").status == 503)
    }
  }

  @Test func `browsers can come while connectors start, and are told of after the launch`() async throws {
    let app = HostedApp(gate: Gate())
    try await run(app) { (port: Int) async throws in
      await app.gate?.reached()
      #expect(try await get("/", port).status == 200)
      #expect(app.told.all.isEmpty)
      app.gate?.open()
      await app.told.waits { $0.contains(.opened(address: "/")) }
      // Nobody sees a page that a program has fetched.
      #expect(app.told.all.prefix(2) == [.launched, .opened(address: "/")])
      #expect(!app.told.all.contains(.active))
    }
    #expect(app.told.all.last == .willEnd)
  }

  @Test func `a server that is told to stop while connectors start stops what was started`() async throws {
    let app = HostedApp(gate: Gate())
    try await run(app) { (_: Int) async throws in
      await app.gate?.reached()
      app.gate?.open()
    }
    #expect(app.stops.all == [.willEnd])
  }

  @Test func `a mounted app is looked after while its connectors start`() async throws {
    let app = HostedApp(gate: Gate())
    var configuration = WebConfiguration(dataDirectory: TestServer.makeDirectory(), title: "Test")
    configuration.mountPath = "/money"
    let mounted = try await WebServer(configuration, host: AppHost(app), logger: silent).mounted()
    let running = Task { try await mounted.run() }
    await app.gate?.reached()
    while mounted.isUnattended { await Task.yield() }
    app.gate?.open()
    running.cancel()
    try await running.value
    #expect(app.stops.all == [.willEnd])
  }

  @Test func `what goes wrong with a connector is in the server's log`() async throws {
    let lines = Mutex<[String]>([])
    let logger = Logger(label: "test") { _ in LineHandler { line in lines.withLock { $0.append(line) } } }
    var configuration = WebConfiguration(dataDirectory: TestServer.makeDirectory(), title: "Test")
    configuration.port = 0
    let server = WebServer(configuration, host: AppHost(HostedApp(connectorFails: true)), logger: logger)
    try await run(server) { (_: Int) async throws in
      while !lines.withLock({ $0.contains("Connector Thrower: start failed: Locked()") }) { await Task.yield() }
    }
  }

  @Test func `the address that is told is the one that a browser takes`() {
    var configuration = WebConfiguration(dataDirectory: TestServer.makeDirectory(), title: "Test")
    configuration.host = "::1"
    #expect(WebSurface.address(of: configuration, port: 81) == "http://[::1]:81")
    configuration.mountPath = "/money"
    #expect(WebSurface.address(of: configuration, port: 81) == "http://[::1]:81/money")
    configuration.access.publicOrigin = "https://app.example/"
    #expect(WebSurface.address(of: configuration, port: 81) == "https://app.example/money")
  }

  // MARK: -

  private var silent: Logger { Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() }) }

  private func run(_ app: HostedApp, _ body: (Int) async throws -> Void) async throws {
    var configuration = WebConfiguration(dataDirectory: TestServer.makeDirectory(), title: "Test")
    configuration.port = 0
    try await run(WebServer(configuration, host: AppHost(app), logger: silent), body)
  }

  private func run(_ server: WebServer, _ body: (Int) async throws -> Void) async throws {
    let (ports, listening) = AsyncStream.makeStream(of: Int.self)
    let serving = Task {
      defer { listening.finish() }
      try await server.run { listening.yield($0) }
    }
    do {
      for await port in ports {
        try await body(port)
        break
      }
    } catch {
      serving.cancel()
      throw error
    }
    serving.cancel()
    try await serving.value
  }

  private func get(_ path: String, _ port: Int, method: String = "GET") async throws -> HTTPReply {
    let raw = try RawConnection(port: port)
    try await raw.send("\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
    return try await raw.reply(toHead: method == "HEAD")
  }
}

/// An app whose windows, and whose connectors, do what a test says.
struct HostedApp: App {
  struct Locked: Error {}

  struct Waiter: Connector {
    let gate: Gate
    /// The test opens the gate, however slow the machine.
    let startDeadline = Duration.seconds(3600)
    func start() async throws { await gate.pass() }
  }

  struct Thrower: Connector {
    func start() async throws { throw Locked() }
  }

  struct Listener: Connector {
    let told: HostedEvents
    let stops: HostedEvents
    let events = LifecycleEvents.all
    func receive(_ event: LifecycleEvent) async throws { told.add(event) }
    func stop() async throws { stops.add(.willEnd) }
  }

  let told = HostedEvents()
  let stops = HostedEvents()
  let gate: Gate?
  let connectorFails: Bool
  private let failures: HostedFailures

  init() { self.init(failures: 0) }
  init(failures: Int = 0, gate: Gate? = nil, connectorFails: Bool = false) {
    self.failures = HostedFailures(failures)
    self.gate = gate
    self.connectorFails = connectorFails
  }

  var connectors: [any Connector] {
    Listener(told: told, stops: stops)
    if let gate { Waiter(gate: gate) }
    if connectorFails { Thrower() }
  }

  func root(for visitor: Visitor) async throws -> HostedCoordinator {
    if failures.takeOne() { throw Locked() }
    return HostedCoordinator()
  }
}

final class HostedCoordinator: Coordinator<Path> {
  override func placement(of route: Path) -> Placement<Path> { .root(HostedScene()) }
}

final class HostedScene: Scene {
  var screen: Screen { Screen(title: "Hosted") { Section("text") { Row(Label.with(.text("Here it is"))) } } }
}

final class HostedFailures: Sendable {
  private let left: Mutex<Int>
  init(_ count: Int) { left = Mutex(count) }
  func takeOne() -> Bool {
    left.withLock { left in
      left -= 1
      return left >= 0
    }
  }
}

final class HostedEvents: Sendable {
  private let events = Mutex<[LifecycleEvent]>([])
  func add(_ event: LifecycleEvent) { events.withLock { $0.append(event) } }
  var all: [LifecycleEvent] { events.withLock { $0 } }
  func waits(_ condition: @Sendable ([LifecycleEvent]) -> Bool) async { while !condition(all) { await Task.yield() } }
}

struct LineHandler: LogHandler {
  let tell: @Sendable (String) -> Void
  var metadata: Logger.Metadata = [:]
  var logLevel = Logger.Level.trace

  init(tell: @escaping @Sendable (String) -> Void) { self.tell = tell }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) { tell("\(event.message)") }
}
