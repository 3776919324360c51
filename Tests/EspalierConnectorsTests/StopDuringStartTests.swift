import EspalierConnectors
import EspalierTesting
import TestSupport
import Testing

/// Starts and stops that meet, or come twice.
@Suite struct StopDuringStartTests {
  let bench = Bench()
  var journal: Journal { bench.journal }
  var reports: Journal { bench.reports }

  @Test func `a stop during the start cancels what starts, and starts nothing more`() async {
    let barrier = Barrier()
    let runner = bench.runner {
      Probe("a", journal)
      Probe("b", journal) { Probe("module", journal) }.with { $0.onStart = { try await barrier.pass() } }
      Probe("c", journal)
    }
    async let start: Void = runner.start()
    await eventually("it is in its start") { barrier.waiting == 1 }
    await runner.stop()
    await start
    #expect(journal.entries == ["start a", "started a", "start b", "stop a", "stopped a"])
    #expect(await runner.stateWords == ["a stopped", "b stopped", "b/module stopped", "c stopped"])
    #expect(reports.entries.isEmpty)
  }

  @Test func `a start that succeeds while all is stopped is stopped, too`() async {
    let barrier = Barrier()
    let runner = bench.runner { Probe("a", journal).with { $0.onStart = { await barrier.passDeaf() } } }
    async let start: Void = runner.start()
    await journal.waits(for: "start a")
    async let stop: Void = runner.stop()
    await eventually("the stop waits") { bench.clock.sleeperCount == 2 }
    barrier.open()
    _ = await (start, stop)
    #expect(journal.entries == ["start a", "started a", "stop a", "stopped a"])
  }

  @Test func `what comes back after the end counts no more`() async {
    let barrier = Barrier()
    let runner = bench.runner {
      Probe("a", journal) { Probe("module", journal) }.with { $0.onStart = { await barrier.passDeaf() } }
    }
    async let start: Void = runner.start()
    await journal.waits(for: "start a")
    async let stop: Void = runner.stop(within: .seconds(4))
    await bench.pass(.seconds(4), sleepers: 2)
    _ = await (start, stop)
    #expect(reports.entries.last == "a start abandoned")
    let states = await runner.stateWords
    barrier.open()
    await journal.waits(for: "started a")
    for _ in 0..<100 { await Task.yield() }
    #expect(await runner.stateWords == states)
    #expect(reports.entries.last == "a start abandoned")
    #expect(journal.entries == ["start a", "started a"])
  }

  @Test func `a second stop waits for the first and stops nothing twice`() async {
    let barrier = Barrier()
    let runner = bench.runner { Probe("a", journal).with { $0.onStop = { try await barrier.pass() } } }
    await runner.start()
    async let first: Void = runner.stop()
    await eventually("it is in its stop") { barrier.waiting == 1 }
    async let second: Void = runner.stop()
    barrier.open()
    _ = await (first, second)
    await runner.stop()
    #expect(journal.entries.suffix(2) == ["stop a", "stopped a"])
    #expect(journal.count(of: "stop a") == 1)
  }

  @Test func `a runner that was stopped starts nothing`() async {
    let runner = bench.runner { Probe("a", journal) }
    await runner.stop()
    await runner.start()
    #expect(journal.entries.isEmpty)
    #expect(await runner.stateWords == ["a stopped"])
  }
}
