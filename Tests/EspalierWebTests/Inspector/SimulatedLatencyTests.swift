import NIOCore
import Testing

@testable import EspalierServer

/// A line that is made slow.
@Suite struct LineDelayTests {
  @Test func `nothing is held up until that is asked for`() {
    #expect(SimulatedLatency().due() == nil)
  }

  @Test func `what comes later is due later, also when the delay has become shorter`() {
    let delay = SimulatedLatency()
    delay.set(milliseconds: 60_000)
    guard let first = delay.due() else { return #expect(Bool(false)) }
    #expect(first > NIODeadline.now() + .seconds(50))
    delay.set(milliseconds: 0)
    guard let second = delay.due() else { return #expect(Bool(false), "the first one is still on its way") }
    #expect(second >= first)
  }
}
