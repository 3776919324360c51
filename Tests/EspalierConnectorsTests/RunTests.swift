import EspalierBase
import EspalierConnectors
import TestSupport
import Testing

/// Tests of the work that connectors run beside the app.
@Suite struct RunTests {
  let bench = Bench()
  var journal: Journal { bench.journal }
  var reports: Journal { bench.reports }

  @Test func `work that throws is reported when it does, and fails nobody else`() async {
    let runner = bench.runner {
      BackgroundWork("sweep") { throw Refused() }
      Probe("tracker", journal)
    }
    await runner.start()
    await reports.waits(for: "sweep run failed: Refused()")
    await eventually("it is failed") { await runner.stateWords == ["sweep failed", "tracker running"] }
    await runner.stop()
    #expect(reports.entries == ["sweep run failed: Refused()"])
    #expect(await runner.stateWords == ["sweep stopped", "tracker stopped"])
  }

  @Test func `work that throws is begun anew after its backoff, as often as its policy allows`() async {
    let failures = Failures(2)
    let barrier = Barrier()
    let runner = bench.runner {
      BackgroundWork("sweep") {
        journal.note("run")
        try failures.next()
        try await barrier.pass()
      }.restarting(.upTo(3, within: .seconds(60), clock: bench.clock), backoff: .exponential(from: .seconds(1)))
    }
    await runner.start()
    await reports.waits(for: "sweep run again in 1.0 seconds")
    #expect(await runner.stateWords == ["sweep running"])
    await bench.pass(.seconds(1))
    await reports.waits(for: "sweep run again in 2.0 seconds")
    await bench.pass(.seconds(2))
    await eventually("it runs") { barrier.waiting == 1 }
    #expect(journal.count(of: "run") == 3)
    await runner.stop()
    #expect(reports.entries.count == 4, "being stopped is no failure")
  }

  @Test func `a stop ends the wait before work is begun anew`() async {
    let runner = bench.runner {
      BackgroundWork("sweep") {
        journal.note("run")
        throw Refused()
      }.restarting(.upTo(3, within: .seconds(60), clock: bench.clock))
    }
    await runner.start()
    await reports.waits(for: "sweep run again in 1.0 seconds")
    await runner.stop()
    #expect(journal.count(of: "run") == 1)
    #expect(await runner.stateWords == ["sweep stopped"])
  }

  @Test func `the stop of a connector waits until its run has returned`() async {
    let barrier = Barrier()
    let runner = bench.runner { Running(journal: journal, barrier: barrier) }
    await runner.start()
    await journal.waits(for: "run")
    await runner.stop()
    #expect(journal.entries == ["run", "returns", "stop"])
  }

  @Test func `work that is deaf to its cancellation is abandoned and named`() async {
    let barrier = Barrier()
    let runner = bench.runner {
      BackgroundWork("deaf") {
        journal.note("run")
        await barrier.passDeaf()
      }.stopping(within: .seconds(2))
    }
    await runner.start()
    await journal.waits(for: "run")
    let stop = Task { await runner.stop(within: .seconds(4)) }
    await bench.pass(.seconds(2))
    await reports.waits(for: "deaf stop took longer than 2.0 seconds")
    await bench.pass(.seconds(4))
    await stop.value
    #expect(reports.entries.last == "deaf stop abandoned")
    barrier.open()
  }
}

private struct Running: Connector {
  let journal: Journal
  let barrier: Barrier

  func run() async throws {
    journal.note("run")
    defer { journal.note("returns") }
    try await barrier.pass()
  }
  func stop() async throws { journal.note("stop") }
}
