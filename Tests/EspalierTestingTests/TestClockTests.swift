import EspalierTesting
import Testing

@Suite(.timeLimit(.minutes(1))) struct TestClockTests {
  @Test func `who waits for several sleepers goes on when the last of them sleeps`() async throws {
    let clock = TestClock()
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await clock.sleep(for: .seconds(30)) }
      await clock.sleeper(of: .seconds(30))
      group.addTask { try await clock.sleep(for: .seconds(20)) }
      async let both = clock.sleeper(of: .seconds(30), count: 2)
      group.addTask {
        await clock.sleeper(of: .seconds(20))
        try await clock.sleep(for: .seconds(30))
      }
      #expect(await both == .seconds(30))
      #expect(clock.sleeperCount == 3)
      clock.advance(by: .seconds(30))
      try await group.waitForAll()
    }
  }
}
