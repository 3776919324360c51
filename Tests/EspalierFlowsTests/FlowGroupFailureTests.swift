import Espalier
import EspalierTesting
import TestSupport
import Testing

/// Groups of steps that fail, and the policies for that.
@MainActor @Suite struct FlowGroupFailureTests {
  let log = Log()

  @Test func `a group is tried again with the state before it, after what was done in it has been undone`() async {
    let (clock, log) = (ManualClock(), log)
    let flow = Flow<Journey>("Journey") {
      visit("a", log)
      Parallel("Group", onFailure: .retry(1, backoff: .constant(.seconds(1)))) {
        seeing("b", log)
        visit("c", log, failing: failing(1))
      }
      visit("d", log)
    }
    let run = FlowRun(flow, state: Journey(), clock: clock).start()
    #expect(await eventually { clock.pendingCount == 1 })
    #expect(log.entries == ["a", "b [\"a\"]", "c"], "nothing is undone before the time has come")
    #expect(run.progress.steps[1].status == .running)
    #expect(run.progress.steps[1].steps.map(\.status) == [.done, .failed])
    clock.advance(by: .seconds(1))
    #expect(await run.outcome == .completed(Journey(visited: ["a", "b", "c", "d"])))
    #expect(log.entries == ["a", "b [\"a\"]", "c", "undo b [\"a\", \"b\"]", "b [\"a\"]", "c", "d"])
    #expect(run.skippedFailures.isEmpty && run.notUndone.isEmpty)
    #expect(run.progress.steps[1].steps.map(\.status) == [.done, .done])
  }

  @Test func `when no retry is left the flow fails at the step, and all is undone once`() async {
    let log = log
    let flow = Flow<Journey>("Journey") {
      visit("a", log)
      Nested(
        onFailure: .retry(1),
        Flow("Inner") {
          visit("b", log)
          visit("c", log) { throw Refused() }
        })
    }
    let run = FlowRun(flow, state: Journey())
    guard case .failed(let failure, let state) = await run.outcome else {
      Issue.record("it did not fail")
      return
    }
    #expect(failure.path == ["Inner", "c"])
    #expect(state.visited == ["a", "b"])
    #expect(log.entries == ["a", "b", "c", "undo b", "b", "c", "undo b", "undo a"])
  }

  @Test func `a group that is left out leaves nothing behind, and its failure is kept`() async {
    let log = log
    let inner = Flow<Journey.Inner>("Inner") {
      Step("flag", into: \.flag) { _ in true }
      Step("fails") { _ in throw Refused() }
    }
    let flow = Flow<Journey>("Journey") {
      visit("a", log)
      Nested("Part", \.inner, onFailure: .skip, inner)
      Branch("Way", on: \.visited.count, onFailure: .skip) { _ in
        visit("b", log)
        visit("c", log) { throw Refused() }
      }
      visit("d", log)
    }
    let run = FlowRun(flow, state: Journey())
    #expect(await run.outcome == .completed(Journey(visited: ["a", "d"])))
    #expect(run.progress.steps.map(\.status) == [.done, .skipped, .skipped, .done])
    #expect(run.progress.fraction == 1)
    #expect(run.skippedFailures.map(\.path) == [["Part", "fails"], ["Way", "c"]])
    #expect(log.entries == ["a", "b", "c", "undo b", "d"])
  }

  @Test(arguments: FlowQuestion.Answer.allCases)
  func `a group is asked about by its name, and the answer decides`(answer: FlowQuestion.Answer) async throws {
    let (log, fails) = (log, failing(1))
    let flow = Flow<Journey>("Journey") {
      Branch("Way", on: \.count, onFailure: .ask) { _ in
        visit("a", log)
        visit("b", log, failing: fails)
      }
      visit("c", log)
    }
    let run = FlowRun(flow, state: Journey()).start()
    #expect(await eventually { run.question != nil })
    let question = try #require(run.question)
    #expect(question.failure.path == ["Way"])
    #expect(question.failure.explanation == "no 1")
    #expect(run.progress.steps[0].status == .waiting)
    question.answer(answer)
    let outcome = await run.outcome
    switch answer {
    case .retry:
      #expect(outcome == .completed(Journey(visited: ["a", "b", "c"])))
      #expect(log.entries == ["a", "b", "undo a", "a", "b", "c"])
    case .skip:
      #expect(outcome == .completed(Journey(visited: ["c"])))
      #expect(log.entries == ["a", "b", "undo a", "c"])
    case .stop:
      #expect(!outcome.isCompleted)
      #expect(log.entries == ["a", "b", "undo a"])
    }
  }

  @Test func `a branch that is tried again is chosen by the state before it`() async throws {
    let log = log
    let flow = Flow<Journey>("Journey") {
      Branch("Way", on: \.count, onFailure: .retry(1)) { count in
        Step("count", into: \.count) { _ in count + 1 }
        visit("\(count)", log, failing: failing(0))
        if log.entries.count < 2 { Step("fails") { _ in throw Refused() } }
      }
    }
    #expect(try await flow.run(Journey()) == Journey(visited: ["0"], count: 1))
    #expect(log.entries == ["0", "undo 0", "0"])
  }

  @Test func `where something cannot be undone the flow stops, whatever the policy says`() async {
    let log = log
    let flow = Flow<Journey>("Journey") {
      visit("a", log)
      Parallel("Group", onFailure: .retry(5, otherwise: .skip)) {
        Step("stuck") { _ in
        } undo: { _ in
          throw Refused(reason: "stuck")
        }
        visit("b", log) { throw Refused() }
      }
    }
    let run = FlowRun(flow, state: Journey())
    guard case .failed(let failure, _) = await run.outcome else {
      Issue.record("it did not fail")
      return
    }
    #expect(failure.path == ["Group", "b"])
    #expect(failure.notUndone.map(\.path) == [["Group", "stuck"]])
    #expect(run.skippedFailures.isEmpty)
    #expect(log.entries == ["a", "b", "undo a"])
  }

  @Test func `the inner policy comes first, and a step's before its group's`() async {
    let log = log
    let flow = Flow<Journey>("Journey") {
      Nested(
        onFailure: .retry(1),
        Flow("Outer") {
          visit("a", log)
          Parallel("Inner", onFailure: .retry(1)) { visit("b", log, onFailure: .retry(1), failing: failing(4)) }
        })
    }
    #expect(await FlowRun(flow, state: Journey()).outcome == .completed(Journey(visited: ["a", "b"])))
    #expect(log.entries == ["a", "b", "b", "b", "b", "undo a", "a", "b"])
  }

  @Test func `a group within a member of another leaves that one's neighbours and what was before it alone`() async {
    let log = log
    let flow = Flow<Journey>("Journey") {
      Parallel("Group") {
        Flow("Series") {
          visit("a", log)
          Nested(
            onFailure: .retry(1),
            Flow("Again") {
              seeing("b", log)
              visit("c", log, failing: failing(1))
            })
        }
        visit("d", log)
      }
    }
    let run = FlowRun(flow, state: Journey())
    #expect(await run.outcome == .completed(Journey(visited: ["a", "b", "c", "d"])))
    #expect(log.entries.filter { $0.hasPrefix("b") } == ["b [\"a\"]", "b [\"a\"]"])
    #expect(log.entries.filter { $0 == "d" || $0 == "a" }.count == 2)
  }
}
