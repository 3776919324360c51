import Espalier
import EspalierTesting
import Synchronization
import Testing

@testable import EspalierCommand

/// Tests of the telemetry of an app on the headless surface.
@MainActor @Suite struct TelemetryTests {
  private let recorder = EventRecorder()

  private func host(failures: Failures = Failures()) async -> AppHost<WatchedApp> {
    let host = AppHost(WatchedApp(recorder: recorder, failures: failures))
    await host.start()
    return host
  }

  @Test func `a window tells of its mount, events, renders and patches, by names of the program`() async throws {
    let host = await host()
    let app = TestApp(await host.makeWindow(for: Visitor(identity: "Ada Lovelace")))
    try await app.open("/notes/4711")
    try await app.open("/search?text=secret")
    try await app.back()
    #expect(
      recorder.lines(besides: [.render, .patch]) == [
        "mount / WatchedFeature", "event open / WatchedFeature", "event open /notes/{Int} WatchedFeature",
        "event history /search WatchedFeature",
      ])
    #expect(recorder.events.allSatisfy { $0.place.surface == "headless" && $0.place.session == nil })
    #expect(recorder.events.filter { $0.kind == .render }.map(\.place.pattern).contains("/notes/{Int}"))
    #expect(recorder.events.count { $0.kind == .patch } >= 3)
    #expect(recorder.events.allSatisfy { $0.kind == .patch || $0.duration != nil })
    for secret in ["4711", "secret", "Ada"] {
      #expect(!recorder.events.contains { "\($0)\($0.place)".contains(secret) }, "\(secret)")
    }
    await host.stop()
  }

  @Test func `a handler that throws is an event that failed, and what the person is shown has its number`() async throws
  {
    let host = await host()
    let app = TestApp(await host.makeWindow(for: Visitor()))
    try await app.open("/notes/1")
    try await app.tap("Fail")
    let shown = try await app.text()
    let tap = try #require(recorder.events.first { $0.kind == .event && $0.name == "tap" })
    #expect(tap.failure?.type.hasSuffix("Locked") == true && tap.place.pattern == "/notes/{Int}")
    let failures = recorder.events.filter { $0.kind == .failure }
    #expect(failures.count == 1)
    let failure = try #require(failures.first?.failure)
    #expect(try shown.contains(#require(failure.number)), "\(shown)")
    #expect(failure.type.hasSuffix("Locked") && failures.first?.place.pattern == "/notes/{Int}")
    await host.stop()
  }

  @Test func `a root that cannot be made is a failure with the number that is shown`() async throws {
    let host = await host(failures: Failures(1))
    let app = TestApp(await host.makeWindow(for: Visitor()))
    try await app.open("/notes/1")
    let number = try #require(recorder.events.first { $0.kind == .failure }?.failure?.number)
    #expect(try await app.text().contains(number))
    await host.stop()
  }

  @Test func `a root that cannot be made for many is told once, until one can be made`() async throws {
    let host = await host(failures: Failures(3))
    var numbers: [String] = []
    func open() async throws {
      let app = TestApp(await host.makeWindow(for: Visitor()))
      try await app.open("/notes/1")
      let told = recorder.events.filter { $0.kind == .failure }.compactMap { $0.failure?.number }
      let text = try await app.text()
      numbers += told.filter { text.contains($0) }
    }
    for _ in 0..<3 { try await open() }
    #expect(numbers.count == 3 && Set(numbers).count == 1, "each is shown the number that was told")
    #expect(recorder.events.count { $0.kind == .failure } == 1)
    await host.stop()
  }

  @Test func `a form and a file are told with the calls of gateways within them`() async throws {
    let host = await host()
    await #expect(throws: Locked.self) {
      try await host.submit(Submission("send"), SubmissionValues(), from: Submitter())
    }
    _ = try await host.export(Export("notes"), for: nil)
    let told = recorder.events
    #expect(told.map(\.name) == ["NotesGateway.send", "submit", "NotesGateway.export", "export"])
    #expect(told.map(\.kind) == [.gatewayCall, .event, .gatewayCall, .event])
    #expect(told.map { $0.failure?.type.hasSuffix("Locked") ?? false } == [true, true, false, false])
    await host.stop()
  }

  @Test func `a gateway is called within the event, and one that a load calls within the mount or the render`()
    async throws
  {
    let host = await host()
    let app = TestApp(await host.makeWindow(for: Visitor()))
    try await app.open("/notes/1")
    try await app.tap("Fetch")
    let call = try #require(recorder.events.first { $0.kind == .gatewayCall })
    #expect(
      call.name == "NotesGateway.fetch" && call.place.pattern == "/notes/{Int}" && call.place.surface == "headless")
    await host.stop()
  }

  @Test func `nothing is told before the connectors start, and nothing once they have stopped`() async throws {
    let host = AppHost(WatchedApp(recorder: recorder))
    let early = TestApp(await host.makeWindow(for: Visitor()))
    try await early.open("/notes/1")
    #expect(recorder.events.isEmpty)
    await host.start()
    try await early.open("/")
    #expect(!recorder.events.isEmpty)
    await host.stop()
    let count = recorder.events.count
    try await early.open("/notes/1")
    #expect(recorder.events.count == count)
  }

  @Test func `a place that is read headless is a mount, with its place`() async throws {
    let host = await host()
    _ = await HeadlessReading.read(
      host, Visitor(), at: "/notes/3", asJSON: false, within: .seconds(600), by: ContinuousClock())
    let mounts = recorder.events.filter { $0.kind == .mount }
    #expect(mounts.map(\.place.pattern) == ["/notes/{Int}"] && mounts.first?.duration != nil)
    await host.stop()
  }
}

/// Keeps what is told.
final class EventRecorder: TelemetrySink {
  private let received = Mutex<[TelemetryEvent]>([])
  var events: [TelemetryEvent] { received.withLock { $0 } }
  func receive(_ event: TelemetryEvent) { received.withLock { $0.append(event) } }

  /// As in `event tap /notes/{Int} Notes`.
  func lines(besides kinds: Set<TelemetryEvent.Kind>) -> [String] {
    events.filter { !kinds.contains($0.kind) }.map { event in
      [event.kind.rawValue, event.name, event.place.pattern, event.place.module].compactMap(\.self)
        .joined(separator: " ")
    }
  }
}

private struct WatchedApp: App {
  struct Recording: Connector {
    let telemetrySink: (any TelemetrySink)?
  }

  let recorder: EventRecorder
  var failures = Failures()
  var connectors: [any Connector] { Recording(telemetrySink: recorder) }
  var submissions: [Submission: SubmissionHandler] {
    [Submission("send"): { _, _ in try await Telemetry.gatewayCall("NotesGateway.send") { throw Locked() } }]
  }
  var exports: [Export: ExportHandler] {
    [
      Export("notes"): { _ in
        await Telemetry.gatewayCall("NotesGateway.export") {
          ExportedFile(name: "notes.txt", contentType: "text/plain", text: "")
        }
      }
    ]
  }
  func root(for visitor: Visitor) throws -> WatchedFeature {
    if failures.takeOne() { throw Locked() }
    return WatchedFeature(scope: NotesScope(visitor))
  }
}

private final class WatchedFeature: Feature<NotesScope, NotesRoute> {
  override func placement(of route: NotesRoute) -> Placement<NotesRoute> {
    switch route {
    case .all: .root(WatchedScene("notes"))
    case .note(let id): .push(WatchedScene("note \(id)"), over: .all)
    case .search(let text): .push(WatchedScene("a search for \(text)"), over: .all)
    case .broken: .notFound
    }
  }
}

private final class WatchedScene: Scene {
  let text: String
  init(_ text: String) { self.text = text }
  var screen: Screen {
    Screen(title: text) {
      Section("buttons") {
        Row(Button.with(.title("Fail"), .onTap { throw Locked() }))
        Row(Button.with(.title("Fetch"), .onTapTask { await Telemetry.gatewayCall("NotesGateway.fetch") {} }))
      }
    }
  }
}
