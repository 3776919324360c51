import EspalierGateways
import Testing

@Suite(.timeLimit(.minutes(10))) @MainActor struct ReachabilityStatesTests {
  @Test func `states begin with the one of now, and then come the changes only`() async {
    let reachability = Reachability()
    var states = reachability.states().makeAsyncIterator()
    #expect(await states.next() == .unknown)
    reachability.note(isReachable: false)
    reachability.note(isReachable: false)
    #expect(await states.next() == .unreachable)
    reachability.note(isReachable: true)
    #expect(await states.next() == .reachable)
  }

  @Test func `a slow reader gets the newest`() async {
    let reachability = Reachability(.reachable)
    var states = reachability.states().makeAsyncIterator()
    reachability.note(isReachable: false)
    reachability.note(isReachable: true)
    reachability.note(isReachable: false)
    #expect(await states.next() == .unreachable)
  }

  @Test func `each reader gets all, and the end of the reachability ends them`() async {
    var reachability: Reachability? = Reachability(.reachable)
    var first = reachability?.states().makeAsyncIterator()
    var second = reachability?.states().makeAsyncIterator()
    #expect(await first?.next() == .reachable)
    #expect(await second?.next() == .reachable)
    reachability?.note(isReachable: false)
    #expect(await first?.next() == .unreachable)
    #expect(await second?.next() == .unreachable)
    reachability = nil
    #expect(await first?.next() == nil)
    #expect(await second?.next() == nil)
  }
}
