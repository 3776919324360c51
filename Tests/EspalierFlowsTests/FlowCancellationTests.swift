import Espalier
import EspalierTesting
import TestSupport
import Testing

/// Cancelling at any point, and that the end is told once.
@MainActor @Suite struct FlowCancellationTests {
  let log = Log()

  @Test func `cancelling ends the step under way and undoes what was done, the last first`() async {
    let gate = Gate()
    let log = log
    let flow = Flow<Journey>("Journey") {
      visit("a", log)
      Flow("Inner") { visit("b", log) }
      Step("wait") { _ in
        await gate.pass()
        try Task.checkCancellation()
      } undo: { _ in
        log.add("undo wait")
      }
      visit("never", log)
    }
    let run = FlowRun(flow, state: Journey(), onEnd: { [log] _ in log.add("end") }).start()
    await gate.reached()
    run.cancel()
    run.cancel()
    gate.open()
    #expect(await run.outcome == .cancelled(Journey(visited: ["a", "b"])))
    #expect(log.entries == ["a", "b", "undo b", "undo a", "end"])
    #expect(run.progress.status == .undone)
    #expect(run.progress.steps.map(\.status) == [.undone, .undone, .pending, .pending])
    run.cancel()
    #expect(run.end == .cancelled(Journey(visited: ["a", "b"])))
  }

  @Test func `a step that ends well although it was cancelled is undone with the others`() async {
    let gate = Gate()
    let log = log
    let flow = Flow<Journey>("Journey") {
      Step("wait") { _ in
        await gate.pass()
        return "wait"
      } merge: {
        $0.visited.append($1)
      } undo: { state in
        log.add("undo wait of \(state.visited)")
      }
    }
    let run = FlowRun(flow, state: Journey()).start()
    await gate.reached()
    run.cancel()
    gate.open()
    #expect(await run.outcome == .cancelled(Journey(visited: ["wait"])))
    #expect(log.entries == ["undo wait of [\"wait\"]"])
  }

  @Test func `a step that fails because it was cancelled is cancelled, whatever it throws`() async {
    let gate = Gate()
    let log = log
    let flow = Flow<Journey>("Journey") {
      Step("wait", onFailure: .retry(5, otherwise: .ask)) { _ in
        log.add("try")
        await gate.pass()
        throw Refused()
      }
    }
    let run = FlowRun(flow, state: Journey(), onEnd: { [log] _ in log.add("end") }).start()
    await gate.reached()
    run.cancel()
    gate.open()
    #expect(await run.outcome == .cancelled(Journey()))
    #expect(log.entries == ["try", "end"])
  }

  @Test func `cancelling while a failure is being undone changes nothing, and the end is told once`() async {
    let gate = Gate()
    let log = log
    let flow = Flow<Journey>("Journey") {
      Step("a") { _ in
      } undo: { _ in
        await gate.pass()
        log.add("undone: \(Task.isCancelled)")
      }
      visit("b", log) { throw Refused() }
    }
    let run = FlowRun(flow, state: Journey(), onEnd: { [log] _ in log.add("end") }).start()
    await gate.reached()
    #expect(run.isUndoing)
    run.cancel()
    gate.open()
    guard case .failed = await run.outcome else {
      Issue.record("it did not fail")
      return
    }
    #expect(!run.isUndoing)
    #expect(log.entries == ["b", "undone: false", "end"])
  }

  @Test func `no step begins in a run that was cancelled before its start`() async {
    let log = log
    let run = FlowRun(Flow<Journey>("Journey") { visit("a", log) }, state: Journey())
    run.cancel()
    #expect(await run.outcome == .cancelled(Journey()))
    run.start()
    #expect(await run.outcome == .cancelled(Journey()))
    #expect(log.entries.isEmpty)
  }

  @Test func `no step begins in a run that is cancelled right after its start`() async {
    let log = log
    let run = FlowRun(Flow<Journey>("Journey") { visit("a", log) }, state: Journey()).start()
    run.cancel()
    #expect(await run.outcome == .cancelled(Journey()))
    #expect(log.entries.isEmpty)
  }

  @Test func `cancelling the task that runs a flow cancels the flow, and compensation is not cut short`() async {
    let (gate, undoing) = (Gate(), Gate())
    let log = log
    let flow = Flow<Journey>("Journey") {
      Step("a") { _ in
      } undo: { _ in
        await undoing.pass()
        log.add("undone: \(Task.isCancelled)")
      }
      Step("wait") { _ in
        await gate.pass()
        try Task.checkCancellation()
      }
    }
    let task = Task { try await flow.run(Journey()) }
    await gate.reached()
    task.cancel()
    gate.open()
    await undoing.reached()
    undoing.open()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(log.entries == ["undone: false"], "it has ended before the task returns")
  }

  @Test func `a flow that is run in a cancelled task does nothing`() async {
    let log = log
    let flow = Flow<Journey>("Journey") { visit("a", log) }
    let gate = Gate()
    let task = Task {
      await gate.pass()
      return try await flow.run(Journey())
    }
    await gate.reached()
    task.cancel()
    gate.open()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(log.entries.isEmpty)
  }

  @Test func `cancelling a wait before a retry ends it at once`() async {
    let clock = ManualClock()
    let flow = Flow<Journey>("Journey") {
      Step("a", onFailure: .retry(1, backoff: .constant(.seconds(60)))) { _ in throw Refused() }
    }
    let run = FlowRun(flow, state: Journey(), clock: clock).start()
    #expect(await eventually { clock.pendingCount == 1 })
    run.cancel()
    #expect(await run.outcome == .cancelled(Journey()))
    #expect(clock.pendingCount == 0)
  }

  @Test func `cancelling while a failure is asked about ends the question`() async throws {
    let flow = Flow<Journey>("Journey") { Step("a", onFailure: .ask) { _ in throw Refused() } }
    let run = FlowRun(flow, state: Journey()).start()
    #expect(await eventually { run.question != nil })
    let question = try #require(run.question)
    run.cancel()
    #expect(await run.outcome == .cancelled(Journey()))
    #expect(run.question == nil)
    question.answer(.retry)
    #expect(run.end == .cancelled(Journey()))
  }

  @Test func `cancelling in a parallel group undoes its done members and those before it`() async {
    let gate = Gate()
    let log = log
    let flow = Flow<Journey>("Journey") {
      visit("a", log)
      Parallel("Group") {
        visit("b", log)
        Flow("Series") {
          visit("c", log)
          Step("wait") { _ in
            await gate.pass()
            try Task.checkCancellation()
          }
        }
      }
    }
    let run = FlowRun(flow, state: Journey()).start()
    await gate.reached()
    run.cancel()
    gate.open()
    #expect(await run.outcome == .cancelled(Journey(visited: ["a", "b", "c"])))
    #expect(log.entries == ["a", "b", "c", "undo c", "undo b", "undo a"])
  }

  @Test func `everybody who waits for the end is told it, and who comes later too`() async {
    let gate = Gate()
    let flow = Flow<Journey>("Journey") {
      Step("wait", into: \.count) { _ in
        await gate.pass()
        return 1
      }
    }
    let run = FlowRun(flow, state: Journey()).start()
    async let first = run.outcome
    async let second = run.outcome
    await gate.reached()
    gate.open()
    let told = await [first, second]
    #expect(told == [.completed(Journey(count: 1)), .completed(Journey(count: 1))])
    run.cancel()
    run.start()
    #expect(await run.outcome == .completed(Journey(count: 1)))
  }

  @Test func `a run that nobody keeps is cancelled, undone and let go`() async {
    let gate = Gate()
    let log = log
    weak var gone: FlowRun<Journey>?
    do {
      let flow = Flow<Journey>("Journey") {
        visit("a", log)
        Step("wait") { _ in await gate.pass() }
      }
      let run = FlowRun(flow, state: Journey(), onEnd: { [log] _ in log.add("end") }).start()
      gone = run
      await gate.reached()
    }
    #expect(await eventually { gone == nil })
    gate.open()
    #expect(await eventually { log.entries.last == "end" })
    #expect(log.entries == ["a", "undo a", "end"])
  }
}
