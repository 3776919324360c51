import Espalier
import EspalierObservability
import EspalierTesting
import Foundation
import InMemoryTracing
import Logging
import Synchronization
import Testing
import Tracing
import Wallet
import WalletFeatures
import WalletGateways
import WalletStore

/// Tests of the reports of a wallet that is used: to the log, to metrics, traces, reports of errors and analytics.
@MainActor @Suite(.timeLimit(.minutes(15))) struct ObservabilityTests {
  let fixture: WalletFixture
  let user: UserID
  let log = KeptLog()
  let tracer = InMemoryTracer()

  init() async throws {
    fixture = try WalletFixture()
    user = try await fixture.user()
    try await fixture.take(
      [operation("2025-03-10", "-90817263.00", "Zettelkasten Ltd")], into: "Secret Giro", user: user)
  }

  private func host() -> (AppHost<WatchedWallet>, WalletObservability) {
    let observability = WalletObservability(
      directory: fixture.directory.appending(path: "watched"), logger: log.logger, tracer: tracer)
    let start = FlowRun(
      fixture.startFlow, state: WalletStart(directory: fixture.directory), interaction: .refuse)
    return (
      AppHost(
        WatchedWallet(
          start: start, plugIns: fixture.plugIns, time: fixture.time, database: fixture.database,
          observability: observability)),
      observability
    )
  }

  /// The app as the user sees it, through a host that is watched.
  private func app(of host: AppHost<WatchedWallet>, identity: String? = nil) async throws -> TestApp {
    _ = try await host.app.start.database()
    return await TestApp(host, for: Visitor(identity: identity ?? user.identity))
  }

  private func reports() -> String {
    (try? String(
      contentsOf: fixture.directory.appending(path: "watched/errors/errors.jsonl"), encoding: .utf8)) ?? ""
  }

  @Test func `a span leads from the person's event to the storage`() async throws {
    let (host, _) = host()
    await host.start()
    let app = try await app(of: host)
    try await app.open("/settings")
    try await app.choose("Dark", in: "Theme")
    await host.stop()
    let spans = tracer.finishedSpans
    let event = try #require(spans.last { $0.operationName == "event change" })
    let call = try #require(spans.last { $0.operationName == "gatewayCall DatabaseSettingsGateway.change(_:)" })
    #expect(call.parentSpanID == event.spanID && call.traceID == event.traceID)
    let open = try #require(spans.last { $0.operationName == "event open" })
    let load = try #require(spans.first { $0.operationName == "gatewayCall DatabaseSettingsGateway.profile()" })
    #expect(load.traceID == open.traceID, "what a screen loads belongs to the event that opened it")
  }

  @Test func `nothing of a person's own is told to anybody`() async throws {
    let (host, observability) = host()
    await host.start()
    let app = try await app(of: host)
    let account = try #require(try await fixture.database.accounts(user: user).first)
    try await app.open("/operations?text=Zettelkasten")
    try await app.open("/accounts/\(account.id.rawValue)")
    try await app.open("/payees")
    try await app.tap("Zettelkasten Ltd")
    #expect(try await app.text().contains("Zettelkasten"))
    await host.stop()
    let told = [
      log.text, observability.metrics.scrape(), try await observability.analytics.exportCSV().reduce("", +), reports(),
      tracer.finishedSpans.map { "\($0.operationName) \($0.attributes)" }.joined(separator: "\n"),
    ]
    #expect(told[0].contains("/operations") && told[1].contains("/payees") && told[2].contains("event"))
    for text in told {
      for own in ["Zettelkasten", "Secret Giro", "Ada", "90817263", "90,817,263", "/accounts/\(account.id.rawValue)"] {
        #expect(!text.contains(own), "\(own)")
      }
    }
  }

  @Test func `an error that a person was shown is found by its number`() async throws {
    let (host, _) = host()
    await host.start()
    let app = try await app(of: host, identity: WatchedWallet.broken)
    try await app.open("/accounts")
    let number = try #require(try await app.text().firstMatch(of: #/[2-9A-Z]{4}-[2-9A-Z]{4}/#)).0
    await host.stop()
    let line = try #require(reports().split(separator: "\n").first { $0.contains(number) })
    #expect(line.contains("BrokenWallet.refused") && line.contains("accounts") && !line.contains("DE02"))
    #expect(log.text.contains(number))
  }

  @Test func `whoever has an account sees what is collected, stops it at once, and takes it out`() async throws {
    let (host, observability) = host()
    await host.start()
    let app = try await app(of: host)
    try await app.open("/accounts")
    try await app.waitUntil("an event is kept") { try await observability.analytics.count() > 0 }
    try await app.open("/settings")
    #expect(try await app.text().contains("What Wallet collects"))
    #expect(try await app.value(of: "Collect how Wallet is used") == "on")
    try await app.toggle("Collect how Wallet is used")
    #expect(try await observability.analytics.isCollecting() == false)
    let count = try await observability.analytics.count()
    try await app.open("/accounts")
    try await app.open("/settings")
    #expect(try await observability.analytics.count() == count)
    #expect(try await app.value(of: "Collect how Wallet is used") == "off")
    let file = try await app.save("Export what was collected")
    let lines = file.text.split(separator: "\r\n")
    #expect(file.name == "wallet-collected.csv" && lines.count == count + 1)
    let all = try await observability.analytics.exportCSV().reduce("", +)
    #expect(lines.contains { $0.contains("/accounts") } && file.text == all)
    try await app.tap("Delete what was collected")
    #expect(try await observability.analytics.count() == 0)
    #expect(try await app.text().contains("0 events"))
    await host.stop()
  }

  @Test func `who looks round reads what is collected, and can neither stop it nor take it out`() async throws {
    let (host, observability) = host()
    await host.start()
    let sample = try await fixture.database.makeSample()
    let app = try await app(of: host, identity: sample.identity)
    try await app.open("/settings")
    let text = try await app.text()
    #expect(text.contains("What Wallet collects") && !text.contains("Collect how") && !text.contains("Export what"))
    let database = fixture.database
    let export = try #require(
      walletExports(of: { database }, collection: observability.collection)[.collectedData])
    await #expect(throws: ExportError.notFound) { try await export(sample.identity) }
    await #expect(throws: ExportError.signInRequired) { try await export(nil) }
    await #expect(throws: ExportError.notFound) { try await export("999") }
    await host.stop()
  }
}

/// Wallet as its command runs it, but for one who cannot be let in.
private struct WatchedWallet: App {
  static let broken = "broken"

  let start: FlowRun<WalletStart>
  let plugIns: PlugIns<any WalletShell>
  let time: Date
  let database: WalletDatabase
  let observability: WalletObservability

  var title: String { "Wallet" }
  var connectors: [any Connector] { observability.connectors }
  var submissions: [Submission: SubmissionHandler] { walletSubmissions(DatabaseGateways.users(of: database)) }
  var exports: [Export: ExportHandler] {
    walletExports(of: { [database] in database }, collection: observability.collection)
  }
  func root(for visitor: Visitor) async throws -> WalletStarting {
    if visitor.identity == Self.broken { throw BrokenWallet.refused(iban: "DE02120300000000202051") }
    return try await WalletStarting(
      start: start, visitor: visitor, plugIns: plugIns, collection: observability.collection, now: { [time] in time })
  }
  func prepare(_ window: Window, of root: WalletStarting) { root.prepare(window) }
}

private enum BrokenWallet: Error { case refused(iban: String) }

/// A log that keeps what is written.
final class KeptLog: Sendable {
  private struct Handler: LogHandler {
    let log: KeptLog
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.trace
    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }
    func log(event: LogEvent) {
      log.lines.withLock { $0.append("\(event.level) \(event.message) \(event.metadata ?? [:])") }
    }
  }

  private let lines = Mutex<[String]>([])
  var text: String { lines.withLock { $0 }.joined(separator: "\n") }
  var logger: Logger { Logger(label: "test") { _ in Handler(log: self) } }
}
