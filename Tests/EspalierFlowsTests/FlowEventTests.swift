import EspalierFlows
import EspalierModules
import EspalierBase
import EspalierScreens
import TestSupport
import Testing

/// Tests that a flow's work after a person's answer belongs to the person's event, until the flow waits for them again.
@MainActor @Suite struct FlowEventTests {
  private struct Order: Sendable {
    var isSure = false
    var claims: [String?] = []
  }

  @MainActor private final class Asking: Scene {
    let answer: FlowAnswer<Bool>
    init(_ answer: FlowAnswer<Bool>) { self.answer = answer }
    var screen: Screen { Screen(title: "Sure?") {} }
  }

  /// - Parameter gate: What holds the storing up; nothing by default.
  private func flow(_ gate: Gate? = nil) -> Flow<Order> {
    Flow("Order") {
      Step("Begin") { _ in
        EventClaim.next("order")?.key
      } merge: {
        $0.claims.append($1)
      }
      UserStep("Ask", into: \.isSure) { _, answer in Asking(answer) }
      Step("Store") { _ in
        await gate?.pass()
        return EventClaim.next("order")?.key
      } merge: {
        $0.claims.append($1)
      }
    }
  }

  private func waiting(_ run: FlowRun<Order>) async throws -> Asking {
    while run.scene == nil { await Task.yield() }
    return try #require(run.scene as? Asking)
  }

  /// Does what a handler does, as an event; returns once the handler has ended.
  private func handle(_ number: Int, _ body: () -> Void, ended: @escaping @MainActor @Sendable () -> Void = {}) {
    let event = EventUnderWay(page: "p", number: number, ended: { _ in ended() })
    EventUnderWay.$current.withValue(event) { body() }
    event.end()
  }

  @Test func `each step claims for what was done last`() async throws {
    let run = FlowRun(flow(), state: Order())
    handle(1) { run.start() }
    let scene = try await waiting(run)
    handle(2) { scene.answer(true) }
    #expect(await run.outcome.state.claims == ["p.1.order.0", "p.2.order.0"])
  }

  @Test func `an event is under way until the run waits for somebody, or is over`() async throws {
    let gate = Gate()
    var ended: [Int] = []
    let run = FlowRun(flow(gate), state: Order(), onEnd: { _ in ended.append(0) })
    handle(1) {
      run.start()
    } ended: {
      ended.append(1)
    }
    #expect(ended.isEmpty)
    let scene = try await waiting(run)
    #expect(ended == [1])
    handle(2) {
      scene.answer(true)
    } ended: {
      ended.append(2)
    }
    for _ in 0..<20 { await Task.yield() }
    #expect(ended == [1], "what was confirmed is being stored")
    gate.open()
    _ = await run.outcome
    #expect(ended == [1, 0, 2])
  }

  @Test func `a step that fails behind its claim has stored nothing that is known of`() async throws {
    struct Full: Error {}
    for (fails, policy) in [(true, FailurePolicy.stop), (true, .skip), (false, .stop)] {
      let flow = Flow<Order>("Order") {
        Step("Store", onFailure: policy) { _ in
          let key = EventClaim.next("order")?.key
          if fails { throw Full() }
          return key
        } merge: {
          $0.claims.append($1)
        }
      }
      let run = FlowRun(flow, state: Order())
      let event = EventUnderWay(page: "p", number: 1)
      EventUnderWay.$current.withValue(event) { run.start() }
      event.end()
      _ = await run.outcome
      #expect(event.hasClaimed == !fails)
    }
  }

  @Test func `a run that was begun by an event and goes on by itself claims for nobody`() async throws {
    let run = FlowRun(flow(), state: Order())
    handle(1) { run.start() }
    let scene = try await waiting(run)
    scene.answer(true)
    #expect(await run.outcome.state.claims == ["p.1.order.0", nil])
  }

  @Test func `what is given up ends`() async throws {
    var hasEnded = false
    let gate = Gate()
    let run = FlowRun(flow(gate), state: Order())
    run.start()
    let scene = try await waiting(run)
    handle(1) {
      scene.answer(true)
    } ended: {
      hasEnded = true
    }
    run.cancel()
    gate.open()
    _ = await run.outcome
    #expect(hasEnded)
  }
}
