import EspalierBase
import EspalierConnectors
import Synchronization
import Testing

/// Tests of the time at which a connector hears what the app tells of its work.
struct ListeningTests {
  private let bench = Bench()

  private func runner(_ connectors: any Connector...) -> ConnectorRunner { bench.runner { connectors } }

  @Test
  func `a connector hears from before its start until its stop, also under another name`() async {
    let listener = ListeningProbe(Probe("a", bench.journal))
    let holder = Mutex<ConnectorRunner?>(nil)
    let telling = listener.with { [journal = bench.journal] in
      $0.onStart = { holder.withLock { $0 }?.telemetry.record(TelemetryEvent(.mount)) }
      $0.onStop = { journal.note("heard while stopping: \(holder.withLock { $0 }?.telemetry.isObserved == true)") }
    }
    let runner = runner(telling.named("renamed").starting(within: .seconds(3)))
    holder.withLock { $0 = runner }
    runner.telemetry.record(TelemetryEvent(.render))
    await runner.start()
    runner.telemetry.record(TelemetryEvent(.patch))
    await runner.stop()
    runner.telemetry.record(TelemetryEvent(.event))
    #expect(listener.heard.kinds == [.mount, .patch])
    #expect(bench.journal.entries.contains("heard while stopping: false"))
    #expect(!runner.telemetry.isObserved)
  }

  @Test
  func `one whose start fails for good hears nothing more, and one that is tried again does`() async {
    let failing = ListeningProbe(Probe("a", bench.journal)).with { $0.onStart = { throw Refused() } }
    let runner = runner(failing)
    await runner.start()
    #expect(!runner.telemetry.isObserved)
    runner.telemetry.record(TelemetryEvent(.mount))
    #expect(failing.heard.kinds.isEmpty)
    await runner.stop()

    let failures = Failures(1)
    let again = ListeningProbe(Probe("b", bench.journal)).with { $0.onStart = { try failures.next() } }
    let other = self.runner(again.restarting(.upTo(1, within: .seconds(60)), backoff: .constant(.seconds(5))))
    await other.start()
    other.telemetry.record(TelemetryEvent(.mount))
    await bench.pass(.seconds(5))
    await bench.journal.waits(for: "started b")
    other.telemetry.record(TelemetryEvent(.patch))
    #expect(again.heard.kinds == [.mount, .patch])
    await other.stop()
    #expect(!other.telemetry.isObserved)
  }

  @Test
  func `an abandoned one hears nothing until it is back`() async {
    let barrier = Barrier()
    let deaf = ListeningProbe(Probe("a", bench.journal)).with { $0.onStart = { await barrier.passDeaf() } }
    let runner = runner(deaf)
    async let started: Void = runner.start()
    await bench.pass(.seconds(10))
    await bench.pass(.seconds(1))
    await bench.reports.waits(for: "a start abandoned")
    await started
    #expect(!runner.telemetry.isObserved)
    barrier.open()
    await bench.reports.waits(for: "a start recovered")
    runner.telemetry.record(TelemetryEvent(.patch))
    #expect(deaf.heard.kinds == [.patch])
    await runner.stop()
    #expect(!runner.telemetry.isObserved)
  }

  @Test
  func `a tracer follows for as long`() async {
    struct Tracing: Connector {
      let telemetryTracer: (any TelemetryTracer)? = Tracer()
    }
    final class Tracer: TelemetryTracer {
      struct Span: TelemetrySpan {
        func within<Value>(_ work: () throws -> Value) rethrows -> Value { try work() }
        nonisolated(nonsending) func within<Value>(_ work: () async throws -> Value) async rethrows -> Value {
          try await work()
        }
        func end(_ event: TelemetryEvent) {}
      }
      func begin(_ event: TelemetryEvent) -> any TelemetrySpan { Span() }
    }
    let runner = runner(Tracing())
    await runner.start()
    #expect(runner.telemetry.isObserved)
    await runner.stop()
    #expect(!runner.telemetry.isObserved)
  }

  @Test
  func `runners that are given one telemetry hear the same`() async {
    let telemetry = Telemetry()
    let listeners = [ListeningProbe(Probe("a", bench.journal)), ListeningProbe(Probe("b", bench.journal))]
    let runners = listeners.map {
      ConnectorRunner($0, clock: bench.clock, telemetry: telemetry) { Issue.record("\($0)") }
    }
    for runner in runners { await runner.start() }
    telemetry.record(TelemetryEvent(.mount))
    await runners[0].stop()
    telemetry.record(TelemetryEvent(.patch))
    await runners[1].stop()
    #expect(listeners.map(\.heard.kinds) == [[.mount], [.mount, .patch]])
  }
}

/// Keeps the kinds of what it hears.
private final class Hearing: TelemetrySink {
  private let received = Mutex<[TelemetryEvent.Kind]>([])
  var kinds: [TelemetryEvent.Kind] { received.withLock { $0 } }
  func receive(_ event: TelemetryEvent) { received.withLock { $0.append(event.kind) } }
}

/// A probe that listens.
private struct ListeningProbe: Connector {
  let heard = Hearing()
  private var probe: Probe

  init(_ probe: Probe) { self.probe = probe }

  var name: String { probe.name }
  var telemetrySink: (any TelemetrySink)? { heard }
  func with(_ change: (inout Probe) -> Void) -> ListeningProbe {
    var other = self
    change(&other.probe)
    return other
  }
  func start() async throws { try await probe.start() }
  func stop() async throws { try await probe.stop() }
}
