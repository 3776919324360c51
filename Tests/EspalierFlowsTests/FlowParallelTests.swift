import Espalier
import TestSupport
import Testing

/// Steps side by side.
@MainActor @Suite struct FlowParallelTests {
  let log = Log()

  @Test func `members run at the same time, see one state, and are merged in the order written`() async throws {
    let (first, last) = (Gate(), Gate())
    let log = log
    let flow = Flow<Journey>("Journey") {
      Step("before") { _ in
        "before"
      } merge: {
        $0.visited.append($1)
      }
      Parallel("Group") {
        Step("slow") { state in
          await last.reached()
          await first.pass()
          return "slow after \(state.visited)"
        } merge: {
          $0.visited.append($1)
        }
        Step("quick") { state in
          await last.pass()
          log.add("quick")
          return "quick after \(state.visited)"
        } merge: {
          $0.visited.append($1)
        }
      }
      Step("after") { state in log.add("after \(state.visited.count)") }
    }
    let run = FlowRun(flow, state: Journey()).start()
    await first.reached()
    last.open()
    #expect(await eventually { run.progress.steps[1].steps[1].status == .done })
    #expect(run.progress.steps[1].steps[0].status == .running)
    #expect(run.progress.steps[1].fraction == 0.5)
    #expect(run.state.visited == ["before", "quick after [\"before\"]"], "what is found can be seen at once")
    first.open()
    let state = await run.outcome.state
    #expect(state.visited == ["before", "slow after [\"before\"]", "quick after [\"before\"]"])
    #expect(log.entries == ["quick", "after 3"])
  }

  @Test func `groups, branches and nested flows stand within groups, and merge as if they had run in series`()
    async throws
  {
    let log = log
    let inner = Flow<Journey.Inner>("Inner") {
      Step("i") { _ in
        "i"
      } merge: {
        $0.visited.append($1)
      }
      Parallel("Deep") {
        Step("j") { state in
          "j\(state.visited.count)"
        } merge: {
          $0.visited.append($1)
        }
        Step("k") { state in
          "k\(state.visited.count)"
        } merge: {
          $0.visited.append($1)
        }
      }
      Step("l") { state in
        "l\(state.visited.count)"
      } merge: {
        $0.visited.append($1)
      }
    }
    let flow = Flow<Journey>("Journey") {
      Parallel("Group") {
        Nested("Inner", \.inner, inner)
        Branch("Which", on: \.count) { count in if count == 0 { visit("zero", log) } }
        Flow("Series") {
          visit("x", log)
          visit("y", log)
        }
      }
    }
    let state = try await flow.run(Journey())
    #expect(state.inner.visited == ["i", "j1", "k1", "l3"])
    #expect(state.visited == ["zero", "x", "y"])
  }

  @Test func `a group without members is skipped`() async {
    let run = FlowRun(Flow<Journey>("Journey") { Parallel("Group") {} }, state: Journey())
    #expect(await run.outcome.isCompleted)
    #expect(run.progress.steps[0].status == .skipped)
  }

  @Test func `a failure that is skipped or asked about in a member leaves its neighbours alone`() async throws {
    let log = log
    let flow = Flow<Journey>("Journey") {
      Parallel("Group") {
        visit("a", log, onFailure: .skip) { throw Refused() }
        visit("b", log, onFailure: .ask) { if log.entries.count < 4 { throw Refused() } }
        visit("c", log)
      }
    }
    let run = FlowRun(flow, state: Journey()).start()
    #expect(await eventually { run.question != nil && run.progress.steps[0].steps[2].status == .done })
    run.question?.answer(.retry)
    #expect(await run.outcome == .completed(Journey(visited: ["b", "c"])))
  }

  @Test func `a group that goes on later merges all in the order written, whatever was done before`() async throws {
    let (gate, log) = (Gate(), log)
    let flow = Flow<Journey>("Journey") {
      Parallel("Group") {
        Step("a") { _ in
          await gate.pass()
          try Task.checkCancellation()
          return "a"
        } merge: {
          $0.visited.append($1)
        }
        visit("b", log)
        Step("c") { _ in
          await gate.pass()
          try Task.checkCancellation()
          return "c"
        } merge: {
          $0.visited.append($1)
        }
      }
    }
    let run = FlowRun(flow, state: Journey()).start()
    #expect(await eventually { run.state.visited == ["b"] && gate.arrivals == 2 })
    run.suspend()
    gate.open()
    guard case .suspended(let snapshot) = await run.outcome else {
      Issue.record("it was not suspended")
      return
    }
    #expect(snapshot.state.visited == ["b"])
    #expect(try await flow.resume(snapshot).complete().visited == ["a", "b", "c"])
    #expect(log.entries == ["b"])
  }
}
