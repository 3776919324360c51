import Espalier
import EspalierObservability
import EspalierTesting
import Foundation
import TestSupport
import Testing
@testable import EspalierLivePage

@testable import EspalierServer

/// Tests of a server's telemetry of connections that come back.
@Suite(.timeLimit(.minutes(10))) struct WatchedConnectionTests {
  @Test func `a page that is joined first is no reconnect, and each time after it is`() async throws {
    let recorder = TelemetryRecorder()
    let metrics = PrometheusMetrics()
    let directory = TestServer.makeDirectory()
    defer { try? FileManager.default.removeItem(at: directory) }
    var configuration = WebConfiguration(dataDirectory: directory, title: "Watched")
    configuration.port = 0
    let host = await AppHost(TelemetryConformance.app(connectors: [recorder, MetricsConnector(metrics)]))
    let site = try WebServer(configuration, host: host).makeSite(
      watchdogClock: ContinuousClock(), identify: nil)
    await host.start()
    let (ports, listening) = AsyncStream.makeStream(of: Int.self)
    let serving = Task { try await site.life.run(signals: []) { listening.yield($0) } }
    var iterator = ports.makeAsyncIterator()
    let port = try #require(await iterator.next())
    let server = TestServer(port: port, site: site, book: PageBook(), clock: TestClock())

    let reply = try await server.get("/list")
    let (cookie, token) = (try #require(reply.sessionCookie), try #require(reply.pageToken))
    for _ in 0..<3 {
      let (answer, client) = try await server.upgrade(cookie: cookie)
      #expect(answer.status == 101)
      try await client.send(text: TestServer.joinFrame(token, version: reply.version ?? "", path: "/list"))
      _ = try await client.receive()
    }
    // One that this server holds no page of any more.
    await site.state.pages.endAll()
    let (_, client) = try await server.upgrade(cookie: cookie)
    try await client.send(text: TestServer.joinFrame(token, version: reply.version ?? "", path: "/list"))
    _ = try await client.receive()
    serving.cancel()
    _ = await serving.result
    await host.stop()

    let back = recorder.events.filter { $0.kind == .reconnect }
    #expect(back.map(\.place.pattern) == ["/list", "/list", "/list"])
    #expect(back.allSatisfy { $0.place.surface == "web" && $0.place.session?.count == 8 && $0.duration != nil })
    #expect(recorder.events.count { $0.kind == .mount } == 1)
    #expect(!recorder.events.contains { "\($0.place)".contains(cookie.prefix(12)) }, "the cookie is a secret")
    let scrape = try PrometheusText(metrics.scrape())
    let counted = scrape.samples.filter { $0.name == "espalier_reconnect_duration_seconds_count" }
    #expect(counted.map(\.value) == [3])
  }
}
