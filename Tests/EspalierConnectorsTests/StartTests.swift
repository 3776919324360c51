import EspalierConnectors
import Synchronization
import TestSupport
import Testing

/// The start of connectors: its order, and that none keeps another from it.
@Suite struct StartTests {
  let bench = Bench()
  var journal: Journal { bench.journal }
  var reports: Journal { bench.reports }

  @Test func `connectors start one after the other, each before its modules`() async {
    let runner = bench.runner {
      Probe("sdk", journal) {
        Probe("crashes", journal) { Probe("symbols", journal) }
        Probe("analytics", journal)
      }
      Probe("tracker", journal)
    }
    await runner.start()
    #expect(
      journal.entries
        == ["sdk", "crashes", "symbols", "analytics", "tracker"].flatMap { ["start \($0)", "started \($0)"] })
    #expect(reports.entries.isEmpty)
    #expect(
      await runner.stateWords == [
        "sdk running", "sdk/crashes running", "sdk/crashes/symbols running", "sdk/analytics running", "tracker running",
      ])
  }

  @Test func `in parallel they start side by side`() async {
    let barrier = Barrier()
    let names = ["a", "b", "c"]
    let runner = bench.runner {
      ConnectorGroup("all", inParallel: true) {
        for name in names { Probe(name, journal).with { $0.onStart = { try await barrier.pass() } } }
      }
      Probe("after", journal)
    }
    async let start: Void = runner.start()
    await eventually("all three are in their start") { barrier.waiting == 3 }
    #expect(journal.count(of: "start after") == 0)
    barrier.open()
    await start
    #expect(journal.entries.last == "started after")
    #expect(await runner.states.allSatisfy { $0.state == .running })
  }

  @Test func `not in parallel, one waits for the one before`() async {
    let barrier = Barrier()
    let runner = bench.runner {
      Probe("a", journal).with { $0.onStart = { try await barrier.pass() } }
      Probe("b", journal)
    }
    async let start: Void = runner.start()
    await eventually("the first is in its start") { barrier.waiting == 1 }
    #expect(journal.entries == ["start a"])
    #expect(await runner.stateWords == ["a starting", "b waiting"])
    barrier.open()
    await start
    #expect(journal.entries == ["start a", "started a", "start b", "started b"])
  }

  @Test func `one that throws stops nobody, but its modules wait`() async {
    let runner = bench.runner {
      Probe("sdk", journal) { Probe("module", journal) }.with { $0.onStart = { throw Refused() } }
      Probe("tracker", journal)
    }
    await runner.start()
    #expect(reports.entries == ["sdk start failed: Refused()"])
    #expect(await runner.stateWords == ["sdk failed", "sdk/module waiting", "tracker running"])
    #expect(journal.count(of: "start module") == 0)
  }

  @Test func `one that hangs is cancelled at its deadline and stops nobody`() async {
    let barrier = Barrier()
    let runner = bench.runner {
      Probe("sdk", journal) { Probe("module", journal) }.with {
        $0.startDeadline = .seconds(3)
        $0.onStart = { try await barrier.pass() }
      }
      Probe("tracker", journal)
    }
    async let start: Void = runner.start()
    await bench.pass(.seconds(3))
    await start
    await eventually("it has been cancelled") { barrier.waiting == 0 }
    #expect(reports.entries == ["sdk start took longer than 3.0 seconds"])
    #expect(await runner.stateWords == ["sdk failed", "sdk/module waiting", "tracker running"])
  }

  @Test func `just before its deadline nothing is cancelled`() async {
    let barrier = Barrier()
    let runner = bench.runner {
      Probe("sdk", journal).with {
        $0.startDeadline = .seconds(3)
        $0.onStart = { try await barrier.pass() }
      }
    }
    async let start: Void = runner.start()
    await bench.pass(.milliseconds(2999))
    barrier.open()
    await start
    #expect(reports.entries.isEmpty)
    #expect(await runner.state(of: "sdk") == .running)
  }

  @Test func `one that is deaf to cancellation is abandoned and named`() async {
    let barrier = Barrier()
    let runner = bench.runner {
      Probe("sdk", journal).with {
        $0.startDeadline = .seconds(3)
        $0.onStart = { await barrier.passDeaf() }
      }
      Probe("tracker", journal)
    }
    async let start: Void = runner.start()
    await bench.pass(.seconds(3))
    await start
    #expect(await runner.state(of: "tracker") == .running)
    await bench.pass(.seconds(1))
    await reports.waits(for: "sdk start abandoned")
    #expect(reports.entries == ["sdk start took longer than 3.0 seconds", "sdk start abandoned"])
    barrier.open()
    await reports.waits(for: "sdk start recovered")
  }

  @Test func `an abandoned start that succeeds after all counts, and its modules start`() async {
    let barrier = Barrier()
    let runner = bench.runner {
      Probe("sdk", journal) { Probe("module", journal) }.with { $0.onStart = { await barrier.passDeaf() } }
    }
    async let start: Void = runner.start()
    await bench.pass(.seconds(10))
    await start
    await bench.pass(.seconds(1))
    await reports.waits(for: "sdk start abandoned")
    barrier.open()
    await journal.waits(for: "started module")
    await eventually("both run") { await runner.stateWords == ["sdk running", "sdk/module running"] }
    #expect(reports.entries.last == "sdk start recovered")
    await runner.stop()
    #expect(journal.entries.suffix(4) == ["stop module", "stopped module", "stop sdk", "stopped sdk"])
  }

  @Test func `its calls have the task locals of who starts it`() async {
    let runner = bench.runner {
      Probe("sdk", journal).with { $0.onStart = { [journal] in journal.note("in \(Surroundings.name)") } }
    }
    await Surroundings.$name.withValue("a test") { await runner.start() }
    #expect(journal.entries.contains("in a test"))
  }

  @Test func `a second start waits for the first and starts nothing twice`() async {
    let barrier = Barrier()
    let runner = bench.runner { Probe("sdk", journal).with { $0.onStart = { try await barrier.pass() } } }
    async let first: Void = runner.start()
    async let second: Void = runner.start()
    await eventually("it is in its start") { barrier.waiting == 1 }
    barrier.open()
    _ = await (first, second)
    await runner.start()
    #expect(journal.entries == ["start sdk", "started sdk"])
  }

  @MainActor @Test func `no call is made on the main actor`() async {
    let seen = Mutex<[Bool]>([])
    @Sendable func look() { seen.withLock { $0.append(isOnMainThread()) } }
    let runner = bench.runner {
      Probe("sdk", journal).with {
        $0.events = [.launched]
        $0.onStart = { look() }
        $0.onReceive = { _ in look() }
        $0.onStop = { look() }
      }
    }
    await runner.start()
    runner.send(.launched)
    await runner.stop()
    #expect(seen.withLock { $0 } == [false, false, false])
  }

  @Test func `a very long deadline is one`() async {
    let runner = ConnectorRunner(Probe("sdk", journal).starting(within: .seconds(Int64.max))) { [reports] in
      reports.note($0.short)
    }
    await runner.start()
    #expect(await runner.state(of: "sdk") == .running)
    #expect(reports.entries.isEmpty)
  }

  @Test func `thousands of connectors start in order`() async {
    let runner = bench.runner { for number in 0..<5000 { Probe("\(number)", journal) } }
    await runner.start()
    #expect(journal.entries.count == 10_000)
    #expect(journal.entries.last == "started 4999")
    await runner.stop(within: .seconds(60))
    #expect(journal.entries.last == "stopped 0")
  }
}

private enum Surroundings {
  @TaskLocal static var name = "nothing"
}
