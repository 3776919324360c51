import Espalier
import TestSupport
import Testing

/// Going on after a restart.
@MainActor @Suite struct FlowResumeTests {
  let log = Log()

  @Test func `a flow goes on at the step where it was, with the state as it was`() async throws {
    let (gate, log) = (Gate(), log)
    let flow = Flow<Journey>("Journey") {
      visit("a", log)
      Step("never", when: { _ in false }) { _ in log.add("never") }
      stop(gate)
      visit("b", log)
    }
    let snapshot = try await stopped(flow, at: gate)
    #expect(snapshot.state.visited == ["a"])
    #expect(log.entries == ["a"], "what is suspended is not undone")
    #expect(snapshot.progress.current == ["stop"])
    let run = try flow.resume(snapshot)
    #expect(run.progress.steps.map(\.status) == [.done, .skipped, .pending, .pending])
    #expect(run.progress.fraction == 0.5)
    #expect(await run.outcome == .completed(Journey(visited: ["a", "b"])))
    #expect(log.entries == ["a", "b"])
  }

  @Test func `what was done before a restart is undone after it`() async throws {
    let (gate, log) = (Gate(), log)
    let flow = Flow<Journey>("Journey") {
      visit("a", log)
      Branch("Way", on: \.visited.count) { count in
        if count == 1 { visit("one", log) }
      }
      Parallel("Group") {
        visit("p", log)
        visit("q", log)
      }
      stop(gate)
      Step("fails") { _ in throw Refused() }
    }
    let snapshot = try await stopped(flow, at: gate)
    let outcome = await (try flow.resume(snapshot)).outcome
    #expect(!outcome.isCompleted)
    #expect(log.entries == ["a", "one", "p", "q", "undo q", "undo p", "undo one", "undo a"])
  }

  @Test func `a run that has not started is suspended at its beginning, one that is done has completed`() async throws {
    let log = log
    let flow = Flow<Journey>("Journey") { visit("a", log) }
    let run = FlowRun(flow, state: Journey())
    run.suspend()
    guard case .suspended(let snapshot) = await run.outcome else {
      Issue.record("it was not suspended")
      return
    }
    #expect(log.entries.isEmpty)
    let resumed = try flow.resume(snapshot)
    #expect(await resumed.outcome.isCompleted)
    resumed.suspend()
    #expect(resumed.end?.isCompleted == true)
    await #expect(throws: CancellationError.self) { try await run.complete() }
  }

  @Test func `a resumed run can be suspended and resumed again`() async throws {
    let (first, second, log) = (Gate(), Gate(), log)
    let flow = Flow<Journey>("Journey") {
      Branch("Way", on: \.count) { _ in visit("a", log) }
      stop(first)
      Branch("Other way", on: \.count) { _ in visit("b", log) }
      stop(second)
      visit("c", log)
    }
    let snapshot = try await stopped(flow, at: first)
    let run = try flow.resume(snapshot).start()
    await second.reached()
    run.suspend()
    guard case .suspended(let later) = await run.outcome else {
      Issue.record("it was not suspended")
      return
    }
    #expect(try await flow.resume(restarted(later)).complete().visited == ["a", "b", "c"])
    #expect(log.entries == ["a", "b", "c"])
  }
}
