import Espalier
import EspalierBrowserTesting
import EspalierObservability
import EspalierTesting
import EspalierWeb
import Foundation
import Logging
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Tests of a server's telemetry of a walk in a real browser, and of the metrics that are fetched meanwhile.
@MainActor @Suite(.serialized, .takesTurns) struct WatchedServerTests {
  private let recorder = TelemetryRecorder()
  private let metrics = PrometheusMetrics()

  private typealias Body = @MainActor @Sendable (Page, BrowserDriver, _ address: String) async throws -> Void

  private static func drive(_ browser: Browser, to address: String, _ windows: Windows, _ body: Body) async throws {
    let page = try await browser.newPage(width: 1280, height: 900)
    let driver = BrowserDriver(page: page, address: address) { await windows.settled() }
    try await driver.open("/")
    try await body(page, driver, address)
    try await page.close()
  }

  /// Serves the conformance app to a browser, watched.
  private func run(_ body: @escaping Body) async throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: "espalier-watched-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: directory) }
    let windows = Windows()
    var configuration = WebConfiguration(dataDirectory: directory, title: "Watched")
    configuration.port = 0
    configuration.limits.requests.time = .seconds(3)
    configuration.endpoints = [
      WebEndpoint("/metrics", contentType: PrometheusMetrics.contentType) { [metrics] in metrics.scrape() }
    ]
    var logger = Logger(label: "test")
    logger.logLevel = .critical
    let host = AppHost(
      TelemetryConformance.app(connectors: [recorder, MetricsConnector(metrics)]) { windows.all.append($0) })
    let server = WebServer(configuration, host: host, logger: logger)
    let (ports, listening) = AsyncStream.makeStream(of: Int.self)
    let serving = Task {
      defer { listening.finish() }
      try await server.run { listening.yield($0) }
    }
    var iterator = ports.makeAsyncIterator()
    let address = "http://127.0.0.1:\(try #require(await iterator.next()))"
    let result: Result<Void, any Error>
    do {
      try await Browser.run { browser in try await Self.drive(browser, to: address, windows, body) }
      result = .success(())
    } catch {
      result = .failure(error)
    }
    serving.cancel()
    _ = await serving.result
    try result.get()
  }

  private func count(_ kind: TelemetryEvent.Kind, _ name: String? = nil) -> Int {
    recorder.events.count { $0.kind == kind && (name == nil || $0.name == name) }
  }

  @Test func `a browser tells what the headless surface tells`() async throws {
    try await run { _, driver, _ in
      try await TelemetryConformance.walk(driver)
      try TelemetryConformance.check(recorder.events, surface: "web")
      let sessions = Set(recorder.events.map(\.place.session))
      #expect(
        sessions.count == 1 && sessions.first??.count == 8, "one session, by its identifier for logs: \(sessions)")
      #expect(recorder.events.allSatisfy { $0.kind != .patch || $0.bytes ?? 0 > 0 })
      #expect(recorder.events.first { $0.kind == .mount }?.bytes ?? 0 > 500)
      #expect(count(.reconnect) == 0)
    }
  }

  @Test func `a scrape over HTTP agrees with what was done`() async throws {
    try await run { _, driver, address in
      try await TelemetryConformance.walk(driver)
      let url = try #require(URL(string: "\(address)/metrics"))
      let (data, response) = try await URLSession.shared.data(from: url)
      #expect((response as? HTTPURLResponse)?.statusCode == 200)
      let scrape = try PrometheusText(String(decoding: data, as: UTF8.self))
      func counted(_ kind: String, _ labels: [String: String] = [:]) -> Double {
        scrape.samples.filter { sample in
          sample.name == "espalier_operations_total" && sample.labels["kind"] == kind
            && labels.allSatisfy { sample.labels[$0] == $1 }
        }.map(\.value).reduce(0, +)
      }
      #expect(counted("mount") == 1)
      #expect(counted("event", ["name": "tap"]) == 2 && counted("event", ["name": "open"]) == 2)
      #expect(counted("event", ["name": "tap", "outcome": "failed"]) == 1)
      #expect(counted("event", ["route": "/list"]) == 1)
      #expect(counted("reconnect") == 0)
      #expect(counted("render") == Double(count(.render)) && counted("patch") == Double(count(.patch)))
      #expect(scrape.samples.filter { $0.name == "espalier_failures_total" }.map(\.value) == [1])
      let sizes = scrape.samples.filter { $0.name == "espalier_patch_size_bytes_count" }.map(\.value).reduce(0, +)
      #expect(sizes == Double(count(.patch)) && sizes >= 4)
      let times = scrape.samples.filter { $0.name == "espalier_event_duration_seconds_count" }.map(\.value)
      #expect(times.reduce(0, +) == Double(count(.event)))
    }
  }
}

@MainActor private final class Windows {
  var all: [Window] = []
  func settled() async { for window in all { await window.settled() } }
}
