import Espalier
import TestSupport
import Testing

/// Runs that are stopped where they are, and what becomes of them.
@MainActor @Suite struct FlowSuspensionTests {
  let log = Log()

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

  @Test func `a program that suspends its start as its task is cancelled ends, and leaves the start where it is`()
    async throws
  {
    let (gate, log) = (Gate(), log)
    let flow = Flow<Journey>("Start") {
      visit("a", log)
      stop(gate)
      visit("b", log)
    }
    let run = FlowRun(flow, state: Journey())
    let (seen, stopSeeing) = AsyncStream.makeStream(of: Void.self)
    // As a command runs that shows its app while it starts: whoever stops it cancels this task.
    let program = Task {
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { _ = await run.outcome }
        group.addTask {
          for await _ in seen {}
          try Task.checkCancellation()
        }
        // Who waits for the outcome hears of no cancellation: the group would not end before the start.
        defer { run.suspend() }
        while try await group.next() != nil {}
      }
    }
    await gate.reached()
    program.cancel()
    await #expect(throws: CancellationError.self) { try await program.value }
    stopSeeing.finish()
    guard case .suspended(let snapshot) = await run.outcome else {
      Issue.record("it was not suspended: \(String(describing: run.end))")
      return
    }
    #expect(log.entries == ["a"], "nothing is undone")
    #expect(try await flow.resume(restarted(snapshot)).complete().visited == ["a", "b"])
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
