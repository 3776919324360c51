import EspalierBase
import EspalierTesting
import Testing

/// A wait ends: with what was waited for, or at its limit with words that say what did not come.
@Suite struct BoundedWaitTests {
  private let clock = TestClock()

  private func never() async throws {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    defer { withExtendedLifetime(continuation) {} }
    for await _ in stream {}
    try Task.checkCancellation()
  }

  @Test func `what comes in time is returned`() async throws {
    let wait = BoundedWait(for: "the bank", within: .seconds(10), clock: clock)
    #expect(try await wait.value { 7 } == 7)
  }

  @Test func `what does not come is told by its name and the time`() async throws {
    let wait = BoundedWait(for: "the address of the bank", within: .seconds(10), clock: clock)
    let waiting = Task { try await wait.value { try await never() } }
    clock.advance(by: await clock.sleeper())
    let error = await #expect(throws: WaitLimitError.self) { try await waiting.value }
    #expect(error?.description.contains("Waited 10 seconds for the address of the bank") == true)
  }

  @Test func `the caller is let go where the work heeds no cancellation`() async throws {
    let wait = BoundedWait(for: "the lock", within: .milliseconds(1_500), clock: clock)
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    let waiting = Task {
      // A task of its own is not cancelled with the work.
      try await wait.value { await Task { for await _ in stream {} }.value }
    }
    clock.advance(by: await clock.sleeper())
    let error = await #expect(throws: WaitLimitError.self) { try await waiting.value }
    #expect(error?.description.contains("1.5 seconds") == true)
    continuation.finish()
  }

  @Test func `a caller that is cancelled is let go at once`() async throws {
    let wait = BoundedWait(for: "the lock", within: .seconds(10), clock: clock)
    let waiting = Task { try await wait.value { try await never() } }
    _ = await clock.sleeper()
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
  }
}
