import Espalier
import Foundation
import TestSupport
import Testing

/// Going on after a restart.
@MainActor @Suite struct FlowResumeTests {
  let log = Log()

  /// As it would be written to a disk and read in another process.
  private func restarted(_ snapshot: FlowSnapshot<Journey>) throws -> FlowSnapshot<Journey> {
    let read = try JSONDecoder().decode(FlowSnapshot<Journey>.self, from: JSONEncoder().encode(snapshot))
    #expect(read == snapshot)
    return read
  }

  /// Runs a flow until a step of the name "stop", and returns where it was then.
  private func stopped(_ flow: Flow<Journey>, at gate: Gate) async throws -> FlowSnapshot<Journey> {
    let run = FlowRun(flow, state: Journey()).start()
    await gate.reached()
    run.suspend()
    let outcome = await run.outcome
    guard case .suspended(let snapshot) = outcome else { throw Refused(reason: "not suspended: \(outcome)") }
    return try restarted(snapshot)
  }

  /// A step that waits until its gate opens, or it is cancelled.
  private func stop(_ gate: Gate) -> Step<Journey, Void, Void> {
    Step("stop") { _ in
      guard gate.arrivals == 0 else { return }
      _ = Task { await gate.pass() }
      for await _ in AsyncStream<Void>(unfolding: { Task.isCancelled ? nil : () }) { await Task.yield() }
      try Task.checkCancellation()
    }
  }

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

  @Test func `nested flows, branches and groups go on where they were`() async throws {
    let (gate, log) = (Gate(), log)
    let inner = Flow<Journey.Inner>("Inner") {
      Step("i") { _ in
        log.add("i")
        return "i"
      } merge: {
        $0.visited.append($1)
      }
      Branch("Way", on: \.flag) { flag in
        if flag {
          Step("other way") { _ in log.add("other way") }
        } else {
          // Changes what the branch was chosen by: after the restart it is still this way.
          Step("flag", into: \.flag) { _ in true }
          Step("wait") { _ in
            guard gate.arrivals == 0 else { return log.add("waited") }
            _ = Task { await gate.pass() }
            for await _ in AsyncStream<Void>(unfolding: { Task.isCancelled ? nil : () }) { await Task.yield() }
            try Task.checkCancellation()
          }
        }
      }
    }
    let flow = Flow<Journey>("Journey") {
      visit("a", log)
      Parallel("Group") {
        visit("p", log)
        Nested("Inner", \.inner, inner)
        Flow("Series") { visit("q", log) }
      }
      visit("b", log)
    }
    let snapshot = try await stopped(flow, at: gate)
    #expect(snapshot.state == Journey(visited: ["a", "p", "q"], inner: .init(visited: ["i"], flag: true)))
    let run = try flow.resume(snapshot)
    #expect(
      await run.outcome
        == .completed(Journey(visited: ["a", "p", "q", "b"], inner: .init(visited: ["i"], flag: true))))
    #expect(log.entries == ["a", "p", "i", "q", "waited", "b"])
  }

  @Test func `a snapshot is kept after each step, one at a time, and each leads to the end`() async throws {
    @MainActor final class Store {
      var snapshots: [FlowSnapshot<Journey>] = []
      var isBusy = false
    }
    let (store, log) = (Store(), log)
    let flow = Flow<Journey>("Journey") {
      visit("a", log)
      Step("never", when: { _ in false }) { _ in }
      Parallel("Group") {
        visit("p", log)
        visit("q", log)
      }
      visit("b", log)
    }
    let run = FlowRun(flow, state: Journey()) { snapshot in
      #expect(!store.isBusy)
      store.isBusy = true
      await Task.yield()
      store.isBusy = false
      store.snapshots.append(snapshot)
    }
    _ = await run.outcome
    #expect(store.snapshots.map(\.state.visited) == [["a"], ["a", "p"], ["a", "p", "q"], ["a", "p", "q", "b"]])
    for snapshot in store.snapshots {
      let before = log.entries.count
      #expect(await (try flow.resume(try restarted(snapshot))).outcome.state.visited == ["a", "p", "q", "b"])
      #expect(log.entries.count - before == 4 - snapshot.state.visited.count)
    }
  }

  @Test func `a snapshot that cannot be kept fails the flow at its step, which is undone`() async {
    let log = log
    let flow = Flow<Journey>("Journey") {
      visit("a", log)
      visit("b", log)
    }
    let run = FlowRun(flow, state: Journey(), onCheckpoint: { _ in throw Refused(reason: "disk full") })
    guard case .failed(let failure, _) = await run.outcome else {
      Issue.record("it did not fail")
      return
    }
    #expect(failure.description == "Journey failed at “a”: disk full")
    #expect(log.entries == ["a", "undo a"])
  }

  @Test func `a snapshot of another flow is refused`() async throws {
    let log = log
    let one = Flow<Journey>("One") { visit("a", log) }
    let other = Flow<Journey>("Other") { visit("a", log) }
    let snapshot = FlowRun(one, state: Journey()).snapshot
    #expect(throws: FlowError.otherFlow(expected: "Other", found: "One")) { try other.resume(snapshot) }
  }

  @Test func `a snapshot with a step that is gone is refused by the step's name, and new steps run`() async throws {
    let (gate, log) = (Gate(), log)
    let old = Flow<Journey>("Journey") {
      visit("a", log)
      Flow("Inner") { visit("b", log) }
      stop(gate)
      visit("to be dropped", log)
      visit("c", log)
    }
    let snapshot = try await stopped(old, at: gate)
    let without = Flow<Journey>("Journey") {
      visit("a", log)
      Flow("Inner") { visit("other", log) }
      stop(gate)
    }
    #expect(throws: FlowError.unknownStep("Inner / b")) { try without.resume(snapshot) }
    #expect(throws: FlowError.unknownStep("stop")) {
      try Flow<Journey>("Journey") {
        visit("a", log)
        Flow("Inner") { visit("b", log) }
      }.resume(snapshot)
    }
    #expect(FlowError.unknownStep("stop").description.contains("Keep a step of that name"))
    let newer = Flow<Journey>("Journey") {
      visit("new", log)
      visit("a", log)
      Flow("Inner") {
        visit("b", log)
        visit("also new", log)
      }
      stop(gate)
      visit("c", log)
    }
    #expect(
      try await newer.resume(snapshot).complete().visited == ["a", "b", "new", "also new", "c"])
    #expect(log.entries == ["a", "b", "new", "also new", "c"])
  }

  @Test func `a group that became a step, or a step that became a group, is not the same step`() async throws {
    let (gate, log) = (Gate(), log)
    let snapshot = try await stopped(
      Flow("Journey") {
        Flow("x") { visit("a", log) }
        stop(gate)
      }, at: gate)
    let changed = Flow<Journey>("Journey") {
      visit("x", log)
      stop(gate)
    }
    #expect(throws: FlowError.unknownStep("x")) { try changed.resume(snapshot) }
  }

  @Test func `steps of one name are told apart by their order`() async throws {
    let (gate, log) = (Gate(), log)
    let old = Flow<Journey>("Journey") {
      visit("same", log)
      stop(gate)
      visit("same", log)
    }
    let snapshot = try await stopped(old, at: gate)
    let newer = Flow<Journey>("Journey") {
      visit("new", log)
      visit("same", log)
      stop(gate)
      visit("same", log)
    }
    #expect(try await newer.resume(snapshot).complete().visited == ["same", "new", "same"])
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

  @Test func `what others find side by side does not change a branch's way after a restart`() async throws {
    let (gate, log) = (Gate(), log)
    let flow = Flow<Journey>("Journey") {
      Parallel("Group") {
        Step("count", into: \.count) { _ in 5 }
        Flow("Series") {
          Step("wait for count") { _ in for _ in 0..<20 { await Task.yield() } }
          Branch("Way", on: \.count) { count in
            if count == 0 {
              visit("zero", log)
              stop(gate)
            } else {
              visit("many", log)
            }
          }
        }
      }
    }
    let snapshot = try await stopped(flow, at: gate)
    #expect(snapshot.state == Journey(visited: ["zero"], count: 5))
    #expect(try await flow.resume(snapshot).complete() == Journey(visited: ["zero"], count: 5))
    #expect(log.entries == ["zero"])
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

  // MARK: Edited flows

  @Test(arguments: [true, false])
  func `a group that never began may become a step, go, or be another`(isRead: Bool) async throws {
    let (gate, log) = (Gate(), log)
    let old = Flow<Journey>("Journey") {
      visit("a", log)
      stop(gate)
      Flow("x") {
        visit("b", log)
        Flow("deep") { visit("c", log) }
      }
      Parallel("y") {
        visit("d", log)
        Flow("e") { visit("f", log) }
      }
    }
    let run = FlowRun(old, state: Journey()).start()
    await gate.reached()
    run.suspend()
    guard case .suspended(let taken) = await run.outcome else { throw Refused(reason: "not suspended") }
    let snapshot = isRead ? try restarted(taken) : taken
    let changed: [(Flow<Journey>, [String])] = [
      (
        Flow("Journey") {
          visit("a", log)
          stop(gate)
          visit("x", log)
          visit("y", log)
        }, ["a", "x", "y"]
      ),
      (
        Flow("Journey") {
          visit("a", log)
          stop(gate)
          visit("y", log)
        }, ["a", "y"]
      ),
      (
        Flow("Journey") {
          visit("a", log)
          stop(gate)
          Parallel("x") { visit("b", log) }
          Flow("z") { visit("d", log) }
        }, ["a", "b", "d"]
      ),
    ]
    for (flow, visited) in changed { #expect(try await flow.resume(snapshot).complete().visited == visited) }
  }

  @Test(arguments: [true, false])
  func `members that never began may become others, go, or come`(isRead: Bool) async throws {
    let log = log
    let old = Flow<Journey>("Journey") {
      visit("a", log)
      Parallel("Group") {
        visit("p", log)
        Flow("x") { visit("b", log) }
        Flow("y") { visit("c", log) }
      }
    }
    var kept: [FlowSnapshot<Journey>] = []
    let run = FlowRun(old, state: Journey(), onCheckpoint: { kept.append($0) })
    _ = await run.outcome
    // The first member is done, and the others have not begun.
    let second = try #require(kept.first { $0.state.visited == ["a", "p"] })
    #expect(second.progress.steps[1].steps.map(\.status) == [.done, .pending, .pending])
    let snapshot = isRead ? try restarted(second) : second
    let newer = Flow<Journey>("Journey") {
      visit("a", log)
      Parallel("Group") {
        visit("y", log)
        visit("new", log)
        visit("p", log)
      }
    }
    #expect(try await newer.resume(snapshot).complete().visited == ["a", "p", "y", "new"])
  }

  @Test(arguments: [true, false])
  func `what has begun in a group that is gone, or is a step now, is an error by its name`(isRead: Bool) async throws {
    let (gate, log) = (Gate(), log)
    let old = Flow<Journey>("Journey") {
      Flow("x") {
        visit("a", log)
        stop(gate)
      }
    }
    let taken = try await stopped(old, at: gate)
    // As a run shows it that was resumed and has not started: nothing is under way, and a part is done.
    let waiting = try old.resume(taken)
    let snapshot = isRead ? try restarted(waiting.snapshot) : waiting.snapshot
    #expect(snapshot.progress.steps[0].status == .pending)
    #expect(throws: FlowError.unknownStep("x")) { try Flow<Journey>("Journey") { visit("x", log) }.resume(snapshot) }
    #expect(throws: FlowError.unknownStep("x")) { try Flow<Journey>("Journey") { visit("y", log) }.resume(snapshot) }
    #expect(throws: FlowError.unknownStep("x / a")) {
      try Flow<Journey>("Journey") { Parallel("x") { stop(gate) } }.resume(snapshot)
    }
    _ = waiting
  }

  @Test(arguments: [true, false])
  func `a step that is done and became a group is not the same step`(isRead: Bool) async throws {
    let (gate, log) = (Gate(), log)
    let run = FlowRun(
      Flow<Journey>("Journey") {
        visit("x", log)
        stop(gate)
      }, state: Journey()
    ).start()
    await gate.reached()
    run.suspend()
    guard case .suspended(let taken) = await run.outcome else { throw Refused(reason: "not suspended") }
    let snapshot = isRead ? try restarted(taken) : taken
    let changed = Flow<Journey>("Journey") {
      Flow("x") { visit("b", log) }
      stop(gate)
    }
    #expect(throws: FlowError.unknownStep("x")) { try changed.resume(snapshot) }
  }

  // MARK: Left out

  @Test func `a step that was left out after a failure is noted, and is not tried again after a restart`() async throws
  {
    let log = log
    let flow = Flow<Journey>("Journey") {
      visit("a", log, onFailure: .skip) { throw Refused() }
      visit("b", log, onFailure: .ask) { throw Refused() }
      Step("never", when: { _ in false }) { _ in }
      visit("c", log)
    }
    var kept: [FlowSnapshot<Journey>] = []
    let run = FlowRun(flow, state: Journey(), onCheckpoint: { kept.append($0) }).start()
    #expect(await eventually { run.question != nil })
    #expect(kept.count == 1)
    run.question?.answer(.skip)
    #expect(await run.outcome.isCompleted)
    #expect(
      kept.map { $0.progress.steps.map(\.status) } == [
        [.skipped, .pending, .pending, .pending],
        [.skipped, .skipped, .pending, .pending],
        [.skipped, .skipped, .skipped, .done],
      ])
    #expect(log.entries == ["a", "b", "c"])
    let second = try #require(kept.dropFirst().first)
    #expect(try await flow.resume(try restarted(second)).complete().visited == ["c"])
    #expect(log.entries == ["a", "b", "c", "c"])
  }

  @Test func `a step that was left out and cannot be noted fails the flow`() async {
    let log = log
    let flow = Flow<Journey>("Journey") {
      visit("a", log, onFailure: .skip) { throw Refused() }
      visit("b", log)
    }
    let run = FlowRun(flow, state: Journey(), onCheckpoint: { _ in throw Refused(reason: "disk full") })
    guard case .failed(let failure, _) = await run.outcome else {
      Issue.record("it did not fail")
      return
    }
    #expect(failure.description == "Journey failed at “a”: disk full")
    #expect(log.entries == ["a"])
  }
}
