import EspalierBase
import EspalierTesting
import Testing

@Suite struct RestartPolicyTests {
  @Test func `without a policy nothing is granted`() {
    var history = RestartHistory(of: .never)
    let granted = history.take()
    #expect(!granted)
    #expect(history.count == 0)
  }

  @Test func `as many are granted as the policy says, and no more`() {
    var history = RestartHistory(of: .upTo(2, within: .seconds(60), clock: TestClock()))
    let granted = [history.take(), history.take(), history.take()]
    #expect(granted == [true, true, false])
    #expect(history.count == 2)
  }

  @Test func `a restart counts no longer once the time of the policy has passed`() {
    let clock = TestClock()
    var history = RestartHistory(of: .upTo(1, within: .seconds(60), clock: clock))
    var granted = [history.take()]
    clock.advance(by: .seconds(60))
    granted.append(history.take())
    clock.advance(by: .seconds(1))
    granted.append(history.take())
    #expect(granted == [true, false, true])
  }
}
