import EspalierGateways
import Synchronization
import Testing

@Suite struct SingleFlightTests {
  @Test func `work that many ask for is done once, and again afterwards`() async throws {
    let flights = SingleFlight<String, Int>()
    let calls = Mutex(0)
    let gate = AsyncStream<Void>.makeStream()
    let work: @Sendable () async throws -> Int = {
      var waiting = gate.stream.makeAsyncIterator()
      await waiting.next()
      return calls.withLock { calls in
        calls += 1
        return calls
      }
    }
    let asking = (0..<10).map { _ in Task { try await flights.value(for: "a", work) } }
    while flights.count == 0 { await Task.yield() }
    for _ in 0..<200 { await Task.yield() }
    gate.continuation.yield()
    for task in asking { #expect(try await task.value == 1) }
    #expect(flights.count == 0)
    #expect(try await flights.value(for: "a") { 7 } == 7)
  }

  @Test func `one who leaves leaves the others; the last ends the work`() async throws {
    let flights = SingleFlight<Int, Int>()
    let wasCancelled = Mutex(false)
    let work: @Sendable () async throws -> Int = {
      do {
        try await ContinuousClock().sleep(for: .seconds(3600))
      } catch {
        wasCancelled.withLock { $0 = true }
        throw error
      }
      return 1
    }
    let first = Task { try await flights.value(for: 1, work) }
    while flights.count == 0 { await Task.yield() }
    let second = Task { try await flights.value(for: 1, work) }
    for _ in 0..<100 { await Task.yield() }
    first.cancel()
    await #expect(throws: CancellationError.self) { try await first.value }
    #expect(!wasCancelled.withLock { $0 })
    second.cancel()
    await #expect(throws: CancellationError.self) { try await second.value }
    while !wasCancelled.withLock({ $0 }) { await Task.yield() }
  }

  @Test func `keys do not wait for each other, and an error comes to all`() async throws {
    struct Failed: Error {}
    let flights = SingleFlight<Int, Int>()
    await #expect(throws: Failed.self) { try await flights.value(for: 1) { throw Failed() } }
    #expect(try await flights.value(for: 1) { try await flights.value(for: 2) { 2 } } == 2)
  }
}

@Suite struct NewestWinsTests {
  @Test func `older work is cancelled, even if it does not listen`() async throws {
    let newest = NewestWins()
    let gate = AsyncStream<Void>.makeStream()
    let began = Mutex(false)
    let old = Task {
      try await newest.run {
        began.withLock { $0 = true }
        // Deaf to cancellation.
        await Task.detached {
          var waiting = gate.stream.makeAsyncIterator()
          await waiting.next()
        }.value
        return "old"
      }
    }
    while !began.withLock({ $0 }) { await Task.yield() }
    #expect(try await newest.run { "new" } == "new")
    gate.continuation.yield()
    await #expect(throws: CancellationError.self) { try await old.value }
  }

  @Test func `what is cancelled from outside ends`() async throws {
    let newest = NewestWins()
    let began = Mutex(false)
    let task = Task {
      try await newest.run {
        began.withLock { $0 = true }
        try await ContinuousClock().sleep(for: .seconds(3600))
      }
    }
    while !began.withLock({ $0 }) { await Task.yield() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    newest.cancel()
  }
}
