import Espalier
import TestSupport
import Testing

/// Going on after a restart, with a flow that was edited meanwhile.
@MainActor @Suite struct FlowEditedTests {
  let log = Log()

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
    #expect(try await newer.resume(snapshot).complete().visited == ["a", "y", "new", "p"])
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
}
