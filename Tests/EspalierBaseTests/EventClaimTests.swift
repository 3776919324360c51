import Testing

import EspalierBase

/// A write has the same claim whenever its event is done again, and no other write has it.
@MainActor @Suite struct EventClaimTests {
  /// Does what a handler does, as event `number` of `page`.
  private func handle<Result>(_ number: Int, on page: String = "p", _ body: () async throws -> Result) async rethrows
    -> Result
  {
    let event = EventUnderWay(page: page, number: number)
    return try await EventUnderWay.$current.withValue(event) { try await body() }
  }

  @Test func `the writes of an event are counted by name`() async {
    let keys = await handle(3) { ["a", "a", "b", "a"].map { EventClaim.next($0)?.key } }
    #expect(keys == ["p.3.a.0", "p.3.a.1", "p.3.b.0", "p.3.a.2"])
  }

  @Test func `the same event claims the same again, and another one something else`() async {
    let first = await handle(3) { EventClaim.next("a") }
    #expect(await handle(3) { EventClaim.next("a") } == first)
    #expect(await handle(4) { EventClaim.next("a") } != first)
    #expect(await handle(3, on: "q") { EventClaim.next("a") } != first)
    #expect(first?.description == first?.key)
  }

  @Test func `a task that the handler starts claims for the event, a detached one does not`() async {
    let keys = await handle(1) {
      let inside = await Task { EventClaim.next("a")?.key }.value
      let outside = await Task.detached { EventClaim.next("a")?.key }.value
      return [inside, outside]
    }
    #expect(keys == ["p.1.a.0", nil])
  }

  @Test func `where nothing is done by a person there is no claim`() {
    #expect(EventClaim.next("a") == nil)
  }

  @Test func `an event has claimed once a claim was made, unless something of it failed`() {
    let event = EventUnderWay(page: "p", number: 1)
    #expect(!event.hasClaimed)
    EventUnderWay.$current.withValue(event) { _ = EventClaim.next("a") }
    #expect(event.hasClaimed)
    event.fail()
    #expect(!event.hasClaimed)
  }

  @Test func `an event ends when all that it began has ended, once`() async {
    var ends = 0
    let event = EventUnderWay(page: "p", number: 1) { _ in ends += 1 }
    event.begin()
    event.begin()
    event.end()
    event.end()
    #expect(ends == 0)
    event.end()
    #expect(ends == 1)
    event.end()
    #expect(ends == 1, "a mistake of ours does not end it twice")
  }
}
