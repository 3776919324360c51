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

  // MARK: Suspended

  /// A flow that has done one step and waits in another, which ends well or, by `heeds`, by its cancellation.
  private func waiting(_ gate: Gate, heeds: Bool = true) -> Flow<Journey> {
    let log = log
    return Flow("Journey") {
      visit("a", log)
      Step("wait") { _ in
        await gate.pass()
        if heeds { try Task.checkCancellation() }
      }
      visit("never", log)
    }
  }

  @Test(arguments: [true, false])
  func `a suspended run that is let go stays as it is`(heeds: Bool) async {
    let (gate, log) = (Gate(), log)
    do {
      let run = FlowRun(
        waiting(gate, heeds: heeds), state: Journey(),
        onEnd: { [log] outcome in
          if case .suspended(let snapshot) = outcome { log.add("suspended \(snapshot.state.visited)") }
        })
      run.start()
      await gate.reached()
      run.suspend()
    }
    gate.open()
    #expect(await eventually { log.entries.count > 1 })
    #expect(log.entries == ["a", "suspended [\"a\"]"])
  }

  @Test func `cancelling the task that waits for a suspended run leaves the run as it is`() async {
    let (gate, log) = (Gate(), log)
    let run = FlowRun(waiting(gate), state: Journey())
    let task = Task { try await run.complete() }
    await gate.reached()
    run.suspend()
    task.cancel()
    for _ in 0..<100 { await Task.yield() }
    gate.open()
    guard case .suspended = await run.outcome else {
      Issue.record("it was not suspended: \(String(describing: run.end))")
      return
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(log.entries == ["a"])
  }

  @Test func `a suspended run that is cancelled before it has stopped is undone`() async {
    let (gate, log) = (Gate(), log)
    let run = FlowRun(waiting(gate), state: Journey()).start()
    await gate.reached()
    run.suspend()
    run.cancel()
    gate.open()
    #expect(await run.outcome == .cancelled(Journey(visited: ["a"])))
    #expect(log.entries == ["a", "undo a"])
  }

  // MARK: Resumed

  /// Returns the snapshot of a flow that is suspended after its first step.
  private func suspended(_ flow: Flow<Journey>, at gate: Gate) async throws -> FlowSnapshot<Journey> {
    let run = FlowRun(flow, state: Journey()).start()
    await gate.reached()
    run.suspend()
    gate.open()
    guard case .suspended(let snapshot) = await run.outcome else { throw Refused(reason: "not suspended") }
    return snapshot
  }

  @Test(arguments: [true, false])
  func `a resumed run that is cancelled before its first step undoes what was done before`(isStarted: Bool) async throws
  {
    let (gate, log) = (Gate(), log)
    let flow = waiting(gate)
    let run = try flow.resume(try await suspended(flow, at: gate), onEnd: { [log] _ in log.add("end") })
    if isStarted { run.start() }
    run.cancel()
    run.cancel()
    #expect(await run.outcome == .cancelled(Journey(visited: ["a"])))
    #expect(log.entries == ["a", "undo a", "end"])
    #expect(run.progress.steps.map(\.status) == [.undone, .pending, .pending])
  }

  @Test func `a resumed run that is let go of before its start undoes nothing, and its snapshot leads on`() async throws
  {
    let (gate, log) = (Gate(), log)
    let flow = waiting(gate)
    let snapshot = try await suspended(flow, at: gate)
    var end: FlowOutcome<Journey>?
    do { _ = try flow.resume(snapshot, onEnd: { end = $0 }) }
    guard case .suspended(let kept) = end else {
      Issue.record("it was not left as it is: \(String(describing: end))")
      return
    }
    #expect(kept.state == snapshot.state)
    #expect(kept.progress.steps.map(\.status) == [.done, .pending, .pending])
    #expect(log.entries == ["a"])
    #expect(try await flow.resume(snapshot).complete().visited == ["a", "never"])
  }

  @Test func `of a run that cannot be resumed no end is told`() async throws {
    let (gate, log) = (Gate(), log)
    let snapshot = try await suspended(waiting(gate), at: gate)
    let other = Flow<Journey>("Journey") { visit("other", log) }
    #expect(throws: FlowError.self) { try other.resume(snapshot, onEnd: { _ in log.add("end") }) }
    for _ in 0..<100 { await Task.yield() }
    #expect(log.entries == ["a"])
  }
}
