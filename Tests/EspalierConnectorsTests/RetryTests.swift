import EspalierBase
import EspalierConnectors
import EspalierTesting
import TestSupport
import Testing

/// Starts that are tried again, and what waits for them.
@Suite struct RetryTests {
  let bench = Bench()
  var journal: Journal { bench.journal }
  var reports: Journal { bench.reports }

  @Test func `a start that fails is tried again after its backoff, and its modules go on when it succeeds`() async {
    let failures = Failures(2)
    let runner = bench.runner {
      Probe("sdk", journal) { Probe("module", journal) }.with { $0.onStart = { try failures.next() } }
        .restarting(.upTo(3, within: .seconds(60), clock: bench.clock), backoff: .exponential(from: .seconds(1)))
      Probe("tracker", journal)
    }
    await runner.start()
    #expect(journal.entries.last == "started tracker")
    #expect(reports.entries == ["sdk start failed: Refused()", "sdk start again in 1.0 seconds"])
    await bench.pass(.milliseconds(999))
    #expect(journal.count(of: "start sdk") == 1)
    await bench.pass(.milliseconds(1))
    await reports.waits(for: "sdk start again in 2.0 seconds")
    #expect(await runner.stateWords == ["sdk failed", "sdk/module waiting", "tracker running"])
    await bench.pass(.seconds(2))
    await journal.waits(for: "started module")
    #expect(reports.entries.last == "sdk start recovered")
    #expect(journal.count(of: "start sdk") == 3)
    await eventually("all run") { await runner.states.allSatisfy { $0.state == .running } }
  }

  @Test func `over the bound of its policy it stays failed`() async {
    let runner = bench.runner {
      Probe("sdk", journal).with { $0.onStart = { throw Refused() } }
        .restarting(.upTo(2, within: .seconds(60), clock: bench.clock), backoff: .none)
    }
    await runner.start()
    await reports.waits(for: "sdk start failed: Refused()", times: 3)
    #expect(reports.count(of: "sdk start again in 0.0 seconds") == 2)
    #expect(await runner.state(of: "sdk") == .failed)
    await runner.stop()
    #expect(journal.count(of: "start sdk") == 3)
    #expect(journal.count(of: "stop sdk") == 0)
  }

  @Test func `one that hangs and listens is tried again`() async {
    let failures = Failures(1)
    let barrier = Barrier()
    let runner = bench.runner {
      Probe("sdk", journal).with {
        $0.onStart = {
          do { try failures.next() } catch { try await barrier.pass() }
        }
      }
      .starting(within: .seconds(3)).restarting(.upTo(1, within: .seconds(60), clock: bench.clock), backoff: .none)
    }
    async let start: Void = runner.start()
    await bench.pass(.seconds(3))
    await start
    await reports.waits(for: "sdk start recovered")
    #expect(
      reports.entries == [
        "sdk start took longer than 3.0 seconds", "sdk start again in 0.0 seconds", "sdk start recovered",
      ])
  }

  @Test func `an abandoned start is not begun a second time beside itself`() async {
    let barrier = Barrier()
    let runner = bench.runner {
      Probe("sdk", journal).with {
        $0.onStart = {
          await barrier.passDeaf()
          throw Refused()
        }
      }
      .restarting(.upTo(1, within: .seconds(600), clock: bench.clock), backoff: .none)
    }
    async let start: Void = runner.start()
    await bench.pass(.seconds(10))
    await start
    await bench.pass(.seconds(1))
    await reports.waits(for: "sdk start abandoned")
    bench.clock.advance(by: .seconds(100))
    #expect(journal.count(of: "start sdk") == 1)
    barrier.open()
    await reports.waits(for: "sdk start failed: Refused()")
    #expect(journal.count(of: "start sdk") == 2)
  }

  @Test func `a stop ends the wait for another attempt`() async {
    let runner = bench.runner {
      Probe("sdk", journal).with { $0.onStart = { throw Refused() } }
        .restarting(.upTo(9, within: .seconds(600), clock: bench.clock), backoff: .constant(.seconds(60)))
    }
    await runner.start()
    await eventually("it waits for its turn") { bench.clock.sleeperCount == 1 }
    await runner.stop()
    bench.clock.advance(by: .seconds(600))
    await eventually("nobody sleeps") { bench.clock.sleeperCount == 0 }
    #expect(journal.entries == ["start sdk"])
    #expect(await runner.state(of: "sdk") == .stopped)
  }
}
