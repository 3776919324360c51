import EspalierBase
import Testing

@Suite struct BackoffTests {
  @Test func `an exponential wait grows to its longest, and no number of retries overflows it`() {
    let backoff = Backoff.exponential(from: .seconds(1), upTo: .seconds(10))
    #expect(
      [1, 2, 3, 4, 5, 1_000_000].map { backoff.delay(beforeRetry: $0) } == [1, 2, 4, 8, 10, 10].map { .seconds($0) })
    #expect(Backoff.exponential(from: .zero).delay(beforeRetry: 50) == .zero)
  }

  @Test func `a first wait above the longest is the longest`() {
    #expect(Backoff.exponential(from: .seconds(9), upTo: .seconds(4)).delay(beforeRetry: 1) == .seconds(4))
  }

  @Test func `a constant wait is the same each time, and none is none`() {
    #expect(Backoff.constant(.seconds(3)).delay(beforeRetry: 7) == .seconds(3))
    #expect(Backoff.none.delay(beforeRetry: 7) == .zero)
  }

  @Test func `a wait of one's own is told the number of the retry`() {
    #expect(Backoff { .seconds($0 * 10) }.delay(beforeRetry: 4) == .seconds(40))
  }
}
