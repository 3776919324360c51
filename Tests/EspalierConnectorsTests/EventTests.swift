import EspalierBase
import EspalierConnectors
import TestSupport
import Testing

/// Events: to whom they go, in which order, and what a slow or broken receiver costs.
@Suite struct EventTests {
  let bench = Bench()
  var journal: Journal { bench.journal }
  var reports: Journal { bench.reports }

  private func listener(_ name: String, _ events: LifecycleEvents = .all) -> Probe {
    Probe(name, journal).with { $0.events = events }
  }

  /// Returns the calls that the named connector received.
  private func told(_ name: String) -> [String] { journal.entries.filter { $0.hasPrefix("\(name) ") } }

  @Test func `each sees the events that it asked for, and by default none`() async {
    let runner = bench.runner {
      listener("a", [.launched, .screens])
      listener("b", [.phases, .opened])
      Probe("c", journal)
      ConnectorGroup("group") { listener("d", .memoryLow) }
    }
    await runner.start()
    let events: [LifecycleEvent] = [
      .launched, .active, .inactive, .background, .opened(address: "/a/7"), .memoryLow,
      .screenAppeared(pattern: "/a/{id}"), .screenDisappeared(pattern: "/a/{id}"),
    ]
    for event in events { runner.send(event) }
    await runner.stop()
    #expect(told("a") == ["a launched", "a appeared /a/{id}", "a disappeared /a/{id}"])
    #expect(told("b") == ["b active", "b inactive", "b background", "b opened /a/7"])
    #expect(told("c").isEmpty)
    #expect(told("d") == ["d memoryLow"])
    #expect(reports.entries.isEmpty)
  }

  @Test func `the app can ask for fewer than the connector's package does`() async {
    let runner = bench.runner { listener("a").receiving(.launched) }
    await runner.start()
    runner.send(.launched)
    runner.send(.screenAppeared(pattern: "/"))
    await runner.stop()
    #expect(told("a") == ["a launched"])
  }

  @Test func `a connector is told one event at a time, and a slow one keeps no other waiting`() async {
    let barrier = Barrier()
    let runner = bench.runner {
      listener("slow").with { $0.onReceive = { _ in try await barrier.pass() } }
      listener("quick")
    }
    await runner.start()
    for event in [LifecycleEvent.launched, .active, .background] { runner.send(event) }
    await journal.waits(for: "quick background")
    #expect(told("slow") == ["slow launched"])
    barrier.open()
    await journal.waits(for: "slow background")
    #expect(told("slow") == ["slow launched", "slow active", "slow background"])
  }

  @Test func `one that throws is reported and told the next`() async {
    let runner = bench.runner {
      listener("a").with { $0.onReceive = { if $0 == .launched { throw Refused() } } }
    }
    await runner.start()
    runner.send(.launched)
    runner.send(.active)
    await runner.stop()
    #expect(told("a") == ["a launched", "a active", "a willEnd"])
    #expect(reports.entries == ["a receive(launched) failed: Refused()"])
  }

  @Test func `one that hangs is cancelled at its deadline and told the next`() async {
    let barrier = Barrier()
    let runner = bench.runner {
      listener("a").with { $0.onReceive = { if $0 == .launched { try await barrier.pass() } } }
        .receiving(within: .seconds(2))
      listener("b")
    }
    await runner.start()
    runner.send(.launched)
    runner.send(.active)
    await journal.waits(for: "b active")
    await bench.pass(.seconds(2))
    await journal.waits(for: "a active")
    #expect(reports.entries == ["a receive(launched) took longer than 2.0 seconds"])
    #expect(await runner.state(of: "a") == .running)
  }

  @Test func `one that is deaf to cancellation is abandoned, and goes on when it returns`() async {
    let barrier = Barrier()
    let runner = bench.runner {
      listener("a").with { $0.onReceive = { if $0 == .launched { await barrier.passDeaf() } } }
      listener("ear", .screens)
    }
    await runner.start()
    runner.send(.launched)
    runner.send(.active)
    await bench.pass(.seconds(5))
    await reports.waits(for: "a receive(launched) took longer than 5.0 seconds")
    await bench.pass(.seconds(1))
    await reports.waits(for: "a receive(active) lost 1")
    #expect(await runner.state(of: "a") == .failed)
    runner.send(.background)
    runner.send(.screenAppeared(pattern: "/"))
    await journal.waits(for: "ear appeared /")
    #expect(told("a") == ["a launched"])
    barrier.open()
    await journal.waits(for: "a background")
    #expect(
      reports.entries == [
        "a receive(launched) took longer than 5.0 seconds", "a receive(launched) abandoned", "a receive(active) lost 1",
        "a receive(launched) recovered",
      ])
    #expect(told("a") == ["a launched", "a background"])
    #expect(await runner.state(of: "a") == .running)
    await runner.stop()
    #expect(journal.entries.last == "stopped a")
  }

  @Test func `one that starts late is told the launch, the phase that it missed, and the addresses`() async {
    let failures = Failures(1)
    let runner = bench.runner {
      listener("a").with { $0.onStart = { try failures.next() } }
        .restarting(.upTo(1, within: .seconds(60), clock: bench.clock), backoff: .constant(.seconds(1)))
      listener("b", [.launched, .opened]).with { $0.onStart = { throw Refused() } }
      listener("ear", .inactive)
    }
    await runner.start()
    let events: [LifecycleEvent] = [
      .launched, .active, .opened(address: "/x"), .memoryLow, .screenAppeared(pattern: "/x"), .inactive,
    ]
    for event in events { runner.send(event) }
    await journal.waits(for: "ear inactive")
    await bench.pass(.seconds(1))
    await journal.waits(for: "a opened /x")
    runner.send(.background)
    await runner.stop()
    #expect(told("a") == ["a launched", "a inactive", "a opened /x", "a background", "a willEnd"])
    #expect(told("b").isEmpty)
  }

  @Test func `one that was there from the start is told the launch once`() async {
    let runner = bench.runner { listener("a") }
    await runner.start()
    runner.send(.launched)
    runner.send(.active)
    await runner.stop()
    #expect(told("a") == ["a launched", "a active", "a willEnd"])
  }

  @Test func `of what comes too fast the oldest screens are lost, the rest is told, and the loss is reported`() async {
    let barrier = Barrier()
    let runner = bench.runner(queueLimit: 4) {
      listener("a").with { $0.onReceive = { if $0 == .launched { try await barrier.pass() } } }
      listener("ear", .background)
    }
    await runner.start()
    runner.send(.launched)
    await eventually("it is busy") { barrier.waiting == 1 }
    runner.send(.opened(address: "/x"))
    for number in 1...10 { runner.send(.screenAppeared(pattern: "/\(number)")) }
    runner.send(.background)
    await journal.waits(for: "ear background")
    barrier.open()
    await journal.waits(for: "a background")
    #expect(told("a") == ["a launched", "a opened /x", "a appeared /9", "a appeared /10", "a background"])
    #expect(reports.entries == ["a receive(screenAppeared) lost 8"])
  }

  @Test func `a window that comes and goes costs a connector that is busy nothing but phases that are over`() async {
    let barrier = Barrier()
    let runner = bench.runner(queueLimit: 4) {
      listener("a").with { $0.onReceive = { if $0 == .launched { try await barrier.pass() } } }
      listener("ear", .screens)
    }
    await runner.start()
    runner.send(.launched)
    await eventually("it is busy") { barrier.waiting == 1 }
    runner.send(.memoryLow)
    for _ in 0..<1_000 {
      runner.send(.active)
      runner.send(.inactive)
    }
    runner.send(.screenAppeared(pattern: "/x"))
    runner.send(.background)
    await journal.waits(for: "ear appeared /x")
    barrier.open()
    await journal.waits(for: "a background")
    #expect(told("a").first == "a launched" && told("a").contains("a memoryLow") && told("a").contains("a appeared /x"))
    #expect(reports.entries.isEmpty)
    await runner.stop()
  }

  @Test func `the queue of one that does not return is bounded, whatever is sent`() async {
    let barrier = Barrier()
    let runner = bench.runner(queueLimit: 3) {
      listener("a", .all.subtracting(.screens))
        .with { $0.onReceive = { if $0 == .launched { try await barrier.pass() } } }
      listener("ear", .screens)
    }
    await runner.start()
    runner.send(.launched)
    await eventually("it is busy") { barrier.waiting == 1 }
    for _ in 0..<1000 {
      runner.send(.active)
      runner.send(.background)
      runner.send(.opened(address: "/x"))
      runner.send(.memoryLow)
    }
    runner.send(.screenDisappeared(pattern: "/"))
    await journal.waits(for: "ear disappeared /")
    barrier.open()
    await reports.waits(for: "a receive(active, background, opened, memoryLow) lost 3992")
    await journal.waits(for: "a opened /x", times: 3)
    await runner.stop()
    #expect(told("a") == ["a launched", "a opened /x", "a opened /x", "a opened /x", "a willEnd"])
  }

  @Test func `thousands of events reach one that keeps up, whole and in order`() async {
    let runner = bench.runner(queueLimit: 20_000) {
      listener("a", .screens)
      listener("b", .screens)
    }
    await runner.start()
    for number in 0..<10_000 { runner.send(.screenAppeared(pattern: "/\(number)")) }
    await runner.stop(within: .seconds(60))
    for name in ["a", "b"] {
      #expect(told(name) == (0..<10_000).map { "\(name) appeared /\($0)" })
    }
  }

  @Test func `the address that was opened is in no report`() async {
    let runner = bench.runner { listener("a").with { $0.onReceive = { _ in throw Refused() } } }
    let words = Journal()
    let other = ConnectorRunner(listener("a").with { $0.onReceive = { _ in throw Refused() } }) {
      words.note("\($0)")
    }
    for runner in [runner, other] {
      await runner.start()
      runner.send(.opened(address: "/token/secret"))
      await runner.stop()
    }
    #expect(words.entries.first == "a: receive(opened) failed: Refused()")
    #expect(!(words.entries + reports.entries).contains { $0.contains("secret") })
  }
}
