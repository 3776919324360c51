import EspalierConnectors
import EspalierObservability
import EspalierTesting
import InMemoryTracing
import Testing
import Tracing

struct TracingConnectorTests {
  private let work = Work()
  private let tracer = InMemoryTracer()

  private func running() async -> ConnectorRunner {
    // Deadlines by a clock that stands still: beside other tests, a stop may take seconds.
    let runner = ConnectorRunner(TracingConnector(tracer), clock: TestClock(), telemetry: work.telemetry) {
      Issue.record("\($0)")
    }
    await runner.start()
    return runner
  }

  private func span(_ name: String) throws -> FinishedInMemorySpan {
    try #require(tracer.finishedSpans.first { $0.operationName == name }, "\(tracer.finishedSpans)")
  }

  @Test
  func `a trace leads from the person's event to what the last gateway calls`() async throws {
    let runner = await running()
    await work.telemetry.measure(TelemetryEvent(.event, name: "tap", at: work.place)) { _ in
      await Telemetry.gatewayCall("BankGateway.transfer") { [tracer] in
        await Telemetry.gatewayCall("HTTPGateway.post") {
          // As a client does that knows of tracing and of nothing here.
          tracer.startSpan("POST").end()
        }
      }
    }
    await runner.stop()

    let (tap, transfer) = (try span("event tap"), try span("gatewayCall BankGateway.transfer"))
    let (post, client) = (try span("gatewayCall HTTPGateway.post"), try span("POST"))
    #expect(tap.parentSpanID == nil)
    #expect(transfer.parentSpanID == tap.spanID)
    #expect(post.parentSpanID == transfer.spanID)
    #expect(client.parentSpanID == post.spanID)
    #expect(Set(tracer.finishedSpans.map(\.traceID)).count == 1)
    #expect(tap.kind == .server)
    #expect(transfer.kind == .client)
    #expect(tracer.activeSpans.isEmpty)
  }

  @Test
  func `a gateway in a task that outlives the event belongs to its trace`() async throws {
    let runner = await running()
    let task = work.telemetry.measure(TelemetryEvent(.event, name: "tap", at: work.place)) { _ in
      Task { await Telemetry.gatewayCall("BankGateway.transfer") { await Task.yield() } }
    }
    await task.value
    await runner.stop()
    let tap = try span("event tap")
    let transfer = try span("gatewayCall BankGateway.transfer")
    #expect(transfer.parentSpanID == tap.spanID)
    #expect(transfer.traceID == tap.traceID)
  }

  @Test
  func `two events are two traces`() async {
    let runner = await running()
    await work.tap()
    await work.tap()
    await runner.stop()
    #expect(Set(tracer.finishedSpans.map(\.traceID)).count == 2)
    #expect(tracer.finishedSpans.count == 4)
  }

  @Test
  func `a span says where it happened and how it ended, and no words of an error`() async throws {
    let runner = await running()
    await work.tap(failing: true)
    work.telemetry.measure(TelemetryEvent(.patch, at: work.place)) { $0.bytes = 90 }
    try? work.telemetry.measure(TelemetryEvent(.render)) { _ in throw CancellationError() }
    await runner.stop()

    let tap = try span("event tap")
    #expect(tap.attributes.get("espalier.route") == .string("/accounts/{account}"))
    #expect(tap.attributes.get("espalier.session") == .string("s1"))
    #expect(tap.attributes.get("espalier.module") == .string("Accounts"))
    #expect(tap.status == nil)
    let transfer = try span("gatewayCall BankGateway.transfer")
    #expect(transfer.status?.code == .error)
    #expect(
      transfer.attributes.get("error.type") == .string("EspalierObservabilityTests.TransferError.refused"))
    #expect(transfer.errors.isEmpty)
    #expect(try span("patch").attributes.get("espalier.bytes") == .int64(90))
    #expect(try span("render").status == nil)
    for span in tracer.finishedSpans {
      span.attributes.forEach { _, value in #expect(!"\(value)".contains(secret)) }
    }
  }

  @Test
  func `a span that is open when the connector stops ends with its work`() async throws {
    let runner = await running()
    await work.telemetry.measure(TelemetryEvent(.event, name: "tap")) { _ in
      await runner.stop()
      await Telemetry.gatewayCall("BankGateway.transfer") {}
    }
    #expect(tracer.finishedSpans.map(\.operationName) == ["event tap"])
    #expect(tracer.activeSpans.isEmpty)
  }
}
