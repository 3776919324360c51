import EspalierConnectors
import EspalierTesting
import TestSupport
import Testing

/// The stop of connectors: in reverse, within one deadline, and whoever hangs keeps nobody.
@Suite struct StopTests {
  let bench = Bench()
  var journal: Journal { bench.journal }
  var reports: Journal { bench.reports }

  @Test func `connectors stop in reverse order, modules before their SDK`() async {
    let runner = bench.runner {
      Probe("sdk", journal) {
        Probe("crashes", journal)
        Probe("analytics", journal)
      }
      Probe("tracker", journal)
    }
    await runner.start()
    let before = journal.entries.count
    await runner.stop()
    #expect(
      journal.entries.dropFirst(before)
        == ArraySlice(["tracker", "analytics", "crashes", "sdk"].flatMap { ["stop \($0)", "stopped \($0)"] }))
    #expect(await runner.states.allSatisfy { $0.state == .stopped })
    #expect(reports.entries.isEmpty)
  }

  @Test func `what started in parallel stops in parallel`() async {
    let barrier = Barrier()
    let runner = bench.runner {
      Probe("first", journal)
      ConnectorGroup("all", inParallel: true) {
        for name in ["a", "b", "c"] { Probe(name, journal).with { $0.onStop = { try await barrier.pass() } } }
      }
    }
    await runner.start()
    async let stop: Void = runner.stop()
    await eventually("all three are in their stop") { barrier.waiting == 3 }
    #expect(journal.count(of: "stop first") == 0)
    barrier.open()
    await stop
    #expect(journal.entries.last == "stopped first")
  }

  @Test func `one whose start failed is not stopped`() async {
    let runner = bench.runner {
      Probe("a", journal).with { $0.onStart = { throw Refused() } }
      Probe("b", journal)
    }
    await runner.start()
    await runner.stop()
    #expect(journal.entries.suffix(2) == ["stop b", "stopped b"])
    #expect(journal.count(of: "stop a") == 0)
    #expect(await runner.stateWords == ["a failed", "b stopped"])
  }

  @Test func `one that is abandoned in an event is not stopped, and costs the stop no time`() async {
    let barrier = Barrier()
    let runner = bench.runner {
      Probe("a", journal)
      Probe("b", journal).with {
        $0.events = [.launched, .willEnd]
        $0.onReceive = { _ in await barrier.passDeaf() }
      }
    }
    await runner.start()
    runner.send(.launched)
    await bench.pass(.seconds(5))
    await reports.waits(for: "b receive(launched) took longer than 5.0 seconds")
    await bench.pass(.seconds(1))
    await reports.waits(for: "b receive(launched) abandoned")
    await runner.stop()
    #expect(journal.entries.suffix(3) == ["b launched", "stop a", "stopped a"])
    #expect(await runner.stateWords == ["a stopped", "b failed"])
    barrier.open()
  }

  @Test func `one that hangs in an event is stopped as soon as that is cancelled`() async {
    let barrier = Barrier()
    let runner = bench.runner {
      Probe("a", journal).with {
        $0.events = .willEnd
        $0.receiveDeadline = .seconds(2)
        $0.onReceive = { _ in try await barrier.pass() }
      }
    }
    await runner.start()
    async let stop: Void = runner.stop()
    await bench.pass(.seconds(2), sleepers: 2)
    await stop
    #expect(reports.entries == ["a receive(willEnd) took longer than 2.0 seconds"])
    #expect(journal.entries.suffix(3) == ["a willEnd", "stop a", "stopped a"])
  }

  @Test func `one that throws at its stop is reported and stops nobody`() async {
    let runner = bench.runner {
      Probe("a", journal)
      Probe("b", journal).with { $0.onStop = { throw Refused() } }
    }
    await runner.start()
    await runner.stop()
    #expect(reports.entries == ["b stop failed: Refused()"])
    #expect(await runner.stateWords == ["a stopped", "b failed"])
  }

  @Test func `one that is slow to stop is waited for within its deadline, and may still end well`() async {
    let barrier = Barrier()
    let other = Barrier()
    let runner = bench.runner {
      Probe("a", journal).with { $0.onStop = { try await other.pass() } }
      Probe("b", journal).with {
        $0.stopDeadline = .seconds(2)
        $0.onStop = { try await barrier.pass() }
      }
    }
    await runner.start()
    async let stop: Void = runner.stop(within: .seconds(60))
    await bench.pass(.seconds(2))
    await journal.waits(for: "stop a")
    #expect(reports.entries == ["b stop took longer than 2.0 seconds"])
    barrier.open()
    await reports.waits(for: "b stop late")
    other.open()
    await stop
    #expect(await runner.stateWords == ["a stopped", "b stopped"])
  }

  @Test func `one that hangs leaves the others their share of the time`() async {
    let barrier = Barrier()
    let runner = bench.runner(grace: .zero) {
      Probe("a", journal)
      Probe("b", journal)
      Probe("c", journal).with {
        $0.stopDeadline = .seconds(600)
        $0.onStop = { await barrier.passDeaf() }
      }
    }
    await runner.start()
    async let stop: Void = runner.stop(within: .seconds(9))
    await bench.pass(.seconds(3))
    await journal.waits(for: "stopped a")
    #expect(reports.entries == ["c stop took longer than 3.0 seconds"])
    await bench.pass(.seconds(6))
    await stop
    #expect(reports.entries == ["c stop took longer than 3.0 seconds", "c stop abandoned"])
    #expect(await runner.stateWords == ["a stopped", "b stopped", "c failed"])
    barrier.open()
  }

  @Test func `what still runs near the end is cancelled, and what listens is not abandoned`() async {
    let barrier = Barrier()
    let runner = bench.runner {
      Probe("a", journal).with { $0.onStop = { try await barrier.pass() } }
    }
    await runner.start()
    async let stop: Void = runner.stop(within: .seconds(3))
    await bench.pass(.milliseconds(2700))
    await stop
    #expect(reports.entries == ["a stop took longer than 2.7 seconds", "a stop failed: CancellationError()"])
  }

  @Test func `however many hang, the whole ends within its deadline`() async {
    let barrier = Barrier()
    let runner = bench.runner(grace: .seconds(1)) {
      for number in 0..<20 { Probe("\(number)", journal).with { $0.onStop = { await barrier.passDeaf() } } }
    }
    await runner.start()
    let stop = Task {
      await runner.stop(within: .seconds(10))
      journal.note("all over")
    }
    while journal.count(of: "all over") == 0, bench.clock.now.offset < .seconds(30) {
      if bench.clock.sleeperCount > 0 { bench.clock.advance(by: .milliseconds(50)) }
      await Task.yield()
    }
    await stop.value
    #expect(bench.clock.now.offset <= .seconds(10))
    #expect(reports.entries.count { $0.hasSuffix("abandoned") } == 20)
    #expect(journal.entries.count { $0.hasPrefix("stop ") } == 20)
    barrier.open()
  }

  @Test func `the end is told to all who asked, and waited for before they are stopped`() async {
    let barrier = Barrier()
    let runner = bench.runner {
      Probe("a", journal).with { $0.events = .willEnd }
      Probe("b", journal).with {
        $0.events = .willEnd
        $0.onReceive = { _ in try await barrier.pass() }
      }
      Probe("c", journal)
    }
    await runner.start()
    async let stop: Void = runner.stop()
    await journal.waits(for: "stopped c")
    await journal.waits(for: "a willEnd")
    await eventually("it takes its time") { barrier.waiting == 1 }
    #expect(journal.count(of: "stop b") == 0)
    barrier.open()
    await stop
    #expect(journal.entries.suffix(4) == ["stop b", "stopped b", "stop a", "stopped a"])
  }

  @Test func `what was sent before the stop is told before the end`() async {
    let runner = bench.runner { Probe("a", journal).with { $0.events = .all } }
    await runner.start()
    runner.send(.background)
    await runner.stop()
    runner.send(.active)
    #expect(journal.entries.suffix(4) == ["a background", "a willEnd", "stop a", "stopped a"])
  }

  @Test func `an end that was sent is not told twice`() async {
    let runner = bench.runner { Probe("a", journal).with { $0.events = .all } }
    await runner.start()
    runner.send(.willEnd)
    await runner.stop()
    #expect(journal.count(of: "a willEnd") == 1)
  }
}
