import Espalier
import EspalierTesting
import TestSupport
import Testing

/// Tests of a flow whose step throws.
@MainActor @Suite struct FlowFailureTests {
  let log = Log()

  @Test func `a failure stops the flow, names flow, way and error, and undoes what was done, the last first`()
    async throws
  {
    let log = log
    let inner = Flow<Journey>("Inner") {
      visit("b", log)
      visit("c", log) { throw Refused() }
      visit("never", log)
    }
    let flow = Flow<Journey>("Journey") {
      visit("a", log)
      inner
    }
    let run = FlowRun(flow, state: Journey())
    guard case .failed(let failure, let state) = await run.outcome else {
      Issue.record("it did not fail")
      return
    }
    #expect(failure.flow == "Journey")
    #expect(failure.path == ["Inner", "c"])
    #expect(failure.error as? Refused == Refused())
    #expect(failure.description == "Journey failed at “Inner / c”: no way")
    #expect(state.visited == ["a", "b"])
    #expect(log.entries == ["a", "b", "c", "undo b", "undo a"], "the step that failed is not undone")
    #expect(run.progress.steps.map(\.status) == [.undone, .failed])
    #expect(run.progress.steps[1].steps.map(\.status) == [.undone, .failed, .pending])
    await #expect(throws: FlowFailure.self) { try await flow.run(Journey()) }
  }

  @Test func `a failure that is skipped is kept, and the flow goes on`() async {
    let log = log
    let flow = Flow<Journey>("Journey") {
      visit("a", log, onFailure: .skip) { throw Refused() }
      visit("b", log)
    }
    let run = FlowRun(flow, state: Journey())
    #expect(await run.outcome == .completed(Journey(visited: ["b"])))
    #expect(run.progress.steps.map(\.status) == [.skipped, .done])
    #expect(run.skippedFailures.map(\.path) == [["a"]])
  }

  @Test func `a step is tried again after growing waits, by the injected clock`() async {
    let clock = ManualClock()
    let log = log
    let flow = Flow<Journey>("Journey") {
      visit("a", log, onFailure: .retry(3, backoff: .exponential(from: .seconds(1))), failing: failing(3))
    }
    let run = FlowRun(flow, state: Journey(), clock: clock).start()
    for (attempt, wait) in [1, 2, 4].enumerated() {
      #expect(await eventually { clock.pendingCount == 1 })
      #expect(log.entries.count == attempt + 1)
      clock.advance(by: .seconds(wait) - .milliseconds(1))
      #expect(clock.pendingCount == 1)
      clock.advance(by: .milliseconds(1))
    }
    #expect(await run.outcome.isCompleted)
    #expect(log.entries.count == 4)
  }

  @Test func `when no retry is left another policy decides`() async {
    let log = log
    let flow = Flow<Journey>("Journey") {
      visit("a", log, onFailure: .retry(2, otherwise: .skip)) { throw Refused() }
    }
    let run = FlowRun(flow, state: Journey())
    #expect(await run.outcome.isCompleted)
    #expect(log.entries == ["a", "a", "a"])
    #expect(run.skippedFailures.count == 1)
  }

  @Test func `a policy can depend on the error`() async throws {
    struct Fetch: FlowStep {
      let log: Log
      func run(_ state: Journey) async throws {
        log.add("fetch")
        throw Refused(reason: log.entries.count < 3 ? "busy" : "gone")
      }
      func policy(for error: any Error) -> FailurePolicy { (error as? Refused)?.reason == "busy" ? .retry(9) : .stop }
    }
    let flow = Flow<Journey>("Journey") { Fetch(log: log) }
    await #expect(throws: FlowFailure.self) { try await flow.run(Journey()) }
    #expect(log.entries.count == 3)
  }

  @Test(arguments: FlowQuestion.Answer.allCases)
  func `a failure is asked about, and the answer decides`(answer: FlowQuestion.Answer) async throws {
    let log = log
    let flow = Flow<Journey>("Journey") {
      visit("a", log)
      visit("b", log, onFailure: .ask, failing: failing(1))
      visit("c", log)
    }
    let run = FlowRun(flow, state: Journey()).start()
    #expect(await eventually { run.question != nil })
    let question = try #require(run.question)
    #expect(question.failure.path == ["b"])
    #expect(run.progress.steps[1].status == .waiting)
    #expect(run.progress.status == .waiting)
    question.answer(answer)
    question.answer(.stop)
    let outcome = await run.outcome
    #expect(run.question == nil)
    switch answer {
    case .retry: #expect(outcome == .completed(Journey(visited: ["a", "b", "c"])))
    case .skip:
      #expect(outcome == .completed(Journey(visited: ["a", "c"])))
      #expect(run.skippedFailures.count == 1)
    case .stop:
      #expect(!outcome.isCompleted)
      #expect(log.entries == ["a", "b", "undo a"])
    }
    question.answer(.retry)
    #expect(run.end == outcome)
  }

  @Test func `where nobody can be asked, the flow stops`() async {
    let log = log
    let flow = Flow<Journey>("Journey") { visit("a", log, onFailure: .ask) { throw Refused() } }
    await #expect(throws: FlowFailure.self) { try await flow.run(Journey()) }
  }

  @Test func `what cannot be undone is told, and the rest is undone all the same`() async {
    let log = log
    let flow = Flow<Journey>("Journey") {
      visit("a", log)
      Step("b") { _ in
      } undo: { _ in
        throw Refused(reason: "stuck")
      }
      visit("c", log) { throw Refused() }
    }
    let run = FlowRun(flow, state: Journey())
    guard case .failed(let failure, _) = await run.outcome else {
      Issue.record("it did not fail")
      return
    }
    #expect(log.entries == ["a", "c", "undo a"])
    #expect(failure.notUndone.map(\.path) == [["b"]])
    #expect(failure.description == "Journey failed at “c”: no way\nNot undone: “b”: stuck")
    #expect(run.progress.steps.map(\.status) == [.undone, .failed, .failed])
  }

  @Test func `an error that says cancellation is a failure when nobody has cancelled`() async {
    let flow = Flow<Journey>("Journey") { Step("a") { _ in throw CancellationError() } }
    guard case .failed = await FlowRun(flow, state: Journey()).outcome else {
      Issue.record("it did not fail")
      return
    }
  }

  @Test func `in a parallel group the first failure cancels the others, and what was done is undone`() async throws {
    let gate = Gate()
    let log = log
    let flow = Flow<Journey>("Journey") {
      visit("before", log)
      Parallel("Group") {
        visit("quick", log)
        Step("fails") { _ in
          await gate.pass()
          throw Refused()
        }
        Step("slow") { _ in
          await gate.reached()
          gate.open()
          // Ends when it is cancelled, and not before.
          for await _ in AsyncStream<Void>(unfolding: { Task.isCancelled ? nil : () }) { await Task.yield() }
          log.add("slow: \(Task.isCancelled)")
          throw Refused(reason: "because it was cancelled")
        }
      }
      visit("never", log)
    }
    let run = FlowRun(flow, state: Journey())
    guard case .failed(let failure, let state) = await run.outcome else {
      Issue.record("it did not fail")
      return
    }
    #expect(failure.path == ["Group", "fails"])
    #expect(failure.error as? Refused == Refused())
    #expect(log.entries == ["before", "quick", "slow: true", "undo quick", "undo before"])
    #expect(state.visited == ["before", "quick"], "what was done is merged, so that it can be undone")
    #expect(run.progress.steps[1].steps.map(\.status) == [.undone, .failed, .pending])
  }

  @Test func `the policy after the last retry counts its own retries and waits`() async {
    let (clock, log) = (ManualClock(), log)
    let policy = FailurePolicy.retry(
      2, otherwise: .retry(2, backoff: .exponential(from: .seconds(1)), otherwise: .skip))
    let flow = Flow<Journey>("Journey") { visit("a", log, onFailure: policy) { throw Refused() } }
    let run = FlowRun(flow, state: Journey(), clock: clock).start()
    for (attempts, wait) in [(3, 1), (4, 2)] {
      #expect(await eventually { clock.pendingCount == 1 })
      #expect(log.entries.count == attempts)
      clock.advance(by: .seconds(wait))
    }
    #expect(await run.outcome.isCompleted)
    #expect(log.entries.count == 5)
    #expect(run.skippedFailures.count == 1)
  }

  @Test func `no number of retries overflows the count of the next policy`() async {
    let log = log
    let flow = Flow<Journey>("Journey") {
      visit("a", log, onFailure: .retry(.min, otherwise: .retry(1, otherwise: .retry(0, otherwise: .retry(1))))) {
        throw Refused()
      }
    }
    await #expect(throws: FlowFailure.self) { try await flow.run(Journey()) }
    #expect(log.entries.count == 3)
  }
}
