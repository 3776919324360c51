import EspalierConnectors
import EspalierTesting
import Synchronization
import TestSupport
import Testing

/// Tests of the telemetry that is sent, and of the connectors that hear it.
struct TelemetryTests {
  private let clock = TestClock()
  private let recorder = Recorder()

  private func telemetry() -> Telemetry {
    let telemetry = Telemetry(clock: clock)
    telemetry.add(recorder)
    return telemetry
  }

  @Test
  func `a connector's error is one line of the log, and cut`() {
    struct Wordy: Error, CustomStringConvertible { let description: String }
    func line(_ words: String) -> String {
      "\(ConnectorReport(path: "a", call: .start, event: .failed(Wordy(description: words))))"
    }
    #expect(line("first\nlast") == "a: start failed: first␤last")
    #expect(line(String(repeating: "x", count: 9_000)).count == "a: start failed: ".count + 2_001)
  }

  @Test
  func `nothing is made while nobody listens`() {
    let telemetry = Telemetry()
    var made = 0
    func event() -> TelemetryEvent {
      made += 1
      return TelemetryEvent(.mount)
    }
    telemetry.record(event())
    #expect(made == 0)
    #expect(!telemetry.isObserved)

    telemetry.add(recorder)
    telemetry.record(event())
    #expect(made == 1)
    #expect(recorder.events.map(\.kind) == [.mount])
  }

  @Test
  func `a sink is told once however often it is added, and no more once it is removed`() {
    let telemetry = telemetry()
    telemetry.add(recorder)
    telemetry.record(TelemetryEvent(.render))
    telemetry.remove(recorder)
    telemetry.record(TelemetryEvent(.patch))
    #expect(recorder.events.map(\.kind) == [.render])
    #expect(!telemetry.isObserved)
  }

  @Test
  func `work is told with its time and what it found out`() {
    let place = TelemetryPlace(surface: "web", session: "s1", pattern: "/rates", module: "Rates")
    let value = telemetry().measure(TelemetryEvent(.patch, at: place)) { event in
      clock.advance(by: .milliseconds(3))
      event.bytes = 12
      return 42
    }
    #expect(value == 42)
    #expect(recorder.events == [TelemetryEvent(.patch, at: place, duration: .milliseconds(3), bytes: 12)])
  }

  @Test
  func `work that throws is told with its error, which goes on`() async {
    let telemetry = telemetry()
    #expect(throws: Refused.self) { try telemetry.measure(TelemetryEvent(.event)) { _ in throw Refused() } }
    await #expect(throws: Refused.self) {
      try await telemetry.measure(TelemetryEvent(.event)) { _ in
        await Task.yield()
        throw Refused()
      }
    }
    #expect(recorder.events.map { $0.failure?.type } == Array(repeating: String(reflecting: Refused.self), count: 2))
    #expect(recorder.events.allSatisfy { $0.duration == .zero })
  }

  @Test
  func `a gateway is told in the place of the event that caused it, also from a task`() async {
    let place = TelemetryPlace(session: "s1", pattern: "/rates")
    let task = telemetry().measure(TelemetryEvent(.event, name: "tap", at: place)) { _ in
      Task { await Telemetry.gatewayCall("RatesGateway.refresh") { [clock] in clock.advance(by: .seconds(1)) } }
    }
    await task.value
    #expect(
      recorder.events == [
        TelemetryEvent(.event, name: "tap", at: place, duration: .zero),
        TelemetryEvent(.gatewayCall, name: "RatesGateway.refresh", at: place, duration: .seconds(1)),
      ])
  }

  @Test
  func `a gateway outside of an operation is called all the same, and told to nobody`() async {
    _ = telemetry()
    #expect(await Telemetry.gatewayCall("RatesGateway.refresh") { 7 } == 7)
    #expect(Telemetry.current == nil)
    #expect(TelemetryPlace.current == TelemetryPlace())
    #expect(recorder.events.isEmpty)
  }

  @MainActor @Test
  func `work that waits stays where its caller is isolated`() async {
    var count = 0
    await telemetry().measure(TelemetryEvent(.event)) { _ in
      await Telemetry.gatewayCall("RatesGateway.refresh") {
        MainActor.assertIsolated()
        count += 1
      }
    }
    #expect(count == 1)
  }

  @Test
  func `a tracer begins before the work and ends after it, with what the work found out`() async {
    let telemetry = telemetry()
    let journal = Journal()
    telemetry.add(JournalTracer(journal))
    telemetry.measure(TelemetryEvent(.patch)) { event in
      journal.note("work in \(JournalTracer.inside)")
      event.bytes = 1
    }
    await telemetry.measure(TelemetryEvent(.event, name: "tap")) { _ in
      await Task.yield()
      journal.note("work in \(JournalTracer.inside)")
    }
    #expect(
      journal.entries == [
        "begin patch", "work in patch", "end patch 0.0 seconds 1 bytes",
        "begin event tap", "work in event", "end event tap 0.0 seconds",
      ])
  }

  @Test
  func `an error is told by its type and case, apart from its words`() {
    let failure = TelemetryFailure(TransferError.refused(iban: "DE02 1203"), number: "7QF2-M9DK")
    #expect(failure.caseName == "refused")
    #expect(failure.number == "7QF2-M9DK")
    #expect(failure.name.hasSuffix("TransferError.refused"))
    #expect(failure.details.contains("DE02 1203"))
    #expect(!TelemetryEvent.failure(TransferError.refused(iban: "DE02 1203"), number: "1").description.contains("DE02"))
    #expect(TelemetryFailure(TransferError.closed).caseName == "closed")
    #expect(TelemetryFailure(HiddenError()).name == "EspalierConnectorsTests.HiddenError")
    #expect(TelemetryFailure(TransferError.refused(iban: String(repeating: "9", count: 9_000))).details.count == 2_000)
  }

  @Test
  func `an error that describes itself gives no name of a case, for it may hold anything`() {
    #expect(TelemetryFailure(SpokenError.closed).caseName == nil)
    #expect(TelemetryFailure(ReflectedError.closed).caseName == nil)
    #expect(TelemetryFailure(Refused()).caseName == nil)
    #expect(TelemetryFailure(CancellationError()).isCancellation)
    #expect(!TelemetryFailure(Refused()).isCancellation)
  }

  @Test
  func `many tell and listen at once, and nothing is lost to who listens all the time`() async {
    let telemetry = telemetry()
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask {
          for number in 0..<200 {
            let passing = Recorder()
            if number % 10 == 0 { telemetry.add(passing) }
            telemetry.record(TelemetryEvent(.render))
            telemetry.remove(passing)
          }
        }
      }
    }
    #expect(recorder.events.count == 1_600)
    telemetry.remove(recorder)
    #expect(!telemetry.isObserved)
  }
}

private enum TransferError: Error { case refused(iban: String), closed }

private enum SpokenError: Error, CustomStringConvertible {
  case closed
  var description: String { "the account 4711 is closed" }
}

private enum ReflectedError: Error, CustomReflectable {
  case closed
  var customMirror: Mirror { Mirror(self, children: ["4711": 1], displayStyle: .enum) }
}

/// Keeps what it is told.
private final class Recorder: TelemetrySink {
  private let received = Mutex<[TelemetryEvent]>([])

  var events: [TelemetryEvent] { received.withLock { $0 } }

  func receive(_ event: TelemetryEvent) { received.withLock { $0.append(event) } }
}

/// Notes when operations begin and end.
private final class JournalTracer: TelemetryTracer {
  struct Span: TelemetrySpan {
    let kind: TelemetryEvent.Kind
    let journal: Journal

    func within<Value>(_ work: () throws -> Value) rethrows -> Value {
      try JournalTracer.$inside.withValue(kind.rawValue) { try work() }
    }

    nonisolated(nonsending) func within<Value>(_ work: () async throws -> Value) async rethrows -> Value {
      try await JournalTracer.$inside.withValue(kind.rawValue) { try await work() }
    }

    func end(_ event: TelemetryEvent) { journal.note("end \(event)") }
  }

  @TaskLocal static var inside = "nothing"
  let journal: Journal

  init(_ journal: Journal) { self.journal = journal }

  func begin(_ event: TelemetryEvent) -> any TelemetrySpan {
    journal.note("begin \(event)")
    return Span(kind: event.kind, journal: journal)
  }
}

private struct HiddenError: Error {}
