import EspalierConnectors
import EspalierObservability
import EspalierTesting
import Foundation
import TestSupport
import Testing

struct MetricsConnectorTests {
  private let work = Work()
  private let metrics = PrometheusMetrics()
  private let place = ["surface": "web", "route": "/accounts/{account}", "module": "Accounts"]

  private func running(_ connector: MetricsConnector) async -> ConnectorRunner {
    // Deadlines by a clock that stands still: beside other tests, a stop may take seconds.
    let runner = ConnectorRunner(connector, clock: TestClock(), telemetry: work.telemetry) { Issue.record("\($0)") }
    await runner.start()
    return runner
  }

  private func labels(_ more: [String: String]) -> [String: String] { place.merging(more) { _, new in new } }

  @Test
  func `what the app does is counted and measured, with its route and module`() async throws {
    let runner = await running(MetricsConnector(metrics))
    await work.tap(taking: .milliseconds(20))
    await work.tap(taking: .milliseconds(300), failing: true)
    work.patch(bytes: 2_000)
    work.fail()
    await runner.stop()

    let text = try PrometheusText(metrics.scrape())
    let tap = labels(["name": "tap", "outcome": "ok"])
    #expect(text.value("espalier_operations_total", tap.merging(["kind": "event"]) { $1 }) == 2)
    #expect(text.value("espalier_event_duration_seconds_sum", tap) == 0.32)
    #expect(text.value("espalier_event_duration_seconds_bucket", tap.merging(["le": "0.025"]) { $1 }) == 1)
    let failed = labels(["name": "BankGateway.transfer", "outcome": "failed"])
    #expect(text.value("espalier_gateway_call_duration_seconds_count", failed) == 1)
    let patch = labels(["outcome": "ok"])
    #expect(text.value("espalier_patch_size_bytes_sum", patch) == 2_000)
    #expect(text.value("espalier_patch_size_bytes_bucket", patch.merging(["le": "4096"]) { $1 }) == 1)
    let failures = text.samples.filter { $0.name == "espalier_failures_total" }
    #expect(failures.map(\.value) == [1])
    #expect(failures.first?.labels["error"]?.hasSuffix("TransferError.refused") == true)
    #expect(text.helps["espalier_operations_total"] == "What the app did.")
  }

  @Test
  func `neither a session nor a secret is in it`() async {
    let runner = await running(MetricsConnector(metrics))
    await work.tap(failing: true)
    work.fail(number: "7QF2-M9DK")
    await runner.stop()
    let answer = metrics.scrape()
    #expect(answer.contains("/accounts/{account}"))
    #expect(!answer.contains("s1"))
    #expect(!answer.contains(secret))
    #expect(!answer.contains("7QF2-M9DK"))
  }

  @Test
  func `work that is cancelled has not failed`() async throws {
    let runner = await running(MetricsConnector(metrics))
    try? work.telemetry.measure(TelemetryEvent(.render)) { _ in throw CancellationError() }
    await runner.stop()
    let text = try PrometheusText(metrics.scrape())
    #expect(text.value("espalier_operations_total", ["kind": "render", "outcome": "cancelled"]) == 1)
  }

  @Test
  func `names without end are counted as others`() async throws {
    let runner = await running(MetricsConnector(metrics, maximumSeries: 5))
    for number in 0..<1_000 { work.telemetry.record(TelemetryEvent(.gatewayCall, name: "call \(number)")) }
    await runner.stop()
    let calls = try PrometheusText(metrics.scrape()).samples.filter { $0.name == "espalier_operations_total" }
    #expect(calls.count == 6)
    #expect(calls.first { $0.labels["name"] == "other" }?.value == 995)
  }

  @Test
  func `it listens from its start to its stop`() async {
    work.patch(bytes: 1)
    let runner = await running(MetricsConnector(metrics))
    #expect(work.telemetry.isObserved)
    await runner.stop()
    #expect(!work.telemetry.isObserved)
    work.patch(bytes: 1)
    #expect(metrics.scrape().isEmpty)
  }

  @Test
  func `a scrape over HTTP is the whole of it`() async throws {
    let runner = await running(MetricsConnector(metrics))
    for number in 0..<200 {
      work.telemetry.record(TelemetryEvent(.render, at: TelemetryPlace(pattern: "/\(number)"), duration: .seconds(1)))
    }
    await runner.stop()
    let answer = try await HTTPFixture.answer(body: metrics.scrape(), type: PrometheusMetrics.contentType)
    #expect(answer.type == "text/plain; version=0.0.4; charset=utf-8")
    let text = try PrometheusText(answer.body)
    #expect(text.samples.filter { $0.name == "espalier_render_duration_seconds_count" }.count == 200)
    #expect(answer.body == metrics.scrape())
  }
}
