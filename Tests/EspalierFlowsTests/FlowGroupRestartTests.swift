import Espalier
import TestSupport
import Testing

/// Groups with policies over a restart, and where they are stopped.
@MainActor @Suite struct FlowGroupRestartTests {
  let log = Log()

  @Test(arguments: [true, false])
  func `a group that goes on after a restart is tried again with the state before it`(isInMember: Bool) async throws {
    let (gate, log) = (Gate(), log)
    let group = Nested<Journey, Journey>(
      onFailure: .retry(1),
      Flow("Again") {
        seeing("b", log)
        stop(gate)
        visit("c", log, failing: failing(1))
      })
    let flow = Flow<Journey>("Journey") {
      visit("a", log)
      if isInMember {
        Parallel("Group") {
          group
          visit("d", log)
        }
      } else {
        group
      }
    }
    let snapshot = try await stopped(flow, at: gate)
    let visited = try await flow.resume(snapshot).complete().visited
    #expect(visited == (isInMember ? ["a", "b", "c", "d"] : ["a", "b", "c"]))
    #expect(log.entries.filter { $0.hasPrefix("b") } == ["b [\"a\"]", "b [\"a\"]"])
    #expect(log.entries.filter { $0 == "c" }.count == 2)
  }

  @Test func `a policy that a group has got since its snapshot was taken does not apply to what was under way`()
    async throws
  {
    let (gate, log) = (Gate(), log)
    func flow(_ policy: FailurePolicy) -> Flow<Journey> {
      Flow("Journey") {
        Parallel("Group", onFailure: policy) {
          Flow("Series") {
            visit("a", log)
            stop(gate)
            visit("b", log) { throw Refused() }
          }
        }
      }
    }
    let snapshot = try await stopped(flow(.stop), at: gate)
    #expect(!(await (try flow(.retry(3)).resume(snapshot)).outcome.isCompleted))
    #expect(log.entries == ["a", "b", "undo a"])
  }

  @Test func `what has been taken back is not done in the snapshots that follow`() async throws {
    let log = log
    let flow = Flow<Journey>("Journey") {
      visit("a", log)
      Nested(
        onFailure: .retry(1, otherwise: .skip),
        Flow("Again") {
          visit("b", log)
          visit("c", log) { throw Refused() }
        })
      Branch("Way", on: \.count, onFailure: .skip) { _ in visit("e", log) { throw Refused() } }
      visit("d", log)
    }
    var kept: [FlowSnapshot<Journey>] = []
    let run = FlowRun(flow, state: Journey(), onCheckpoint: { kept.append(try restarted($0)) })
    #expect(await run.outcome.state.visited == ["a", "d"])
    #expect(
      kept.map(\.state.visited) == [["a"], ["a", "b"], ["a"], ["a", "b"], ["a"], ["a"], ["a", "d"]])
    #expect(
      kept.map { $0.progress.steps[1].status } == [
        .pending, .running, .running, .running, .skipped, .skipped, .skipped,
      ])
    for snapshot in kept { #expect(try await flow.resume(snapshot).complete().visited == ["a", "d"]) }
    let before = log.entries.count
    let last = try #require(kept.last)
    #expect(try await flow.resume(last).complete().visited == ["a", "d"])
    #expect(log.entries.count == before, "what was left out is not tried again")
  }

  @Test func `a run that is suspended while its group is asked about goes on within the group`() async throws {
    let log = log
    let flow = Flow<Journey>("Journey") {
      Nested(
        onFailure: .ask,
        Flow("Again") {
          visit("a", log)
          visit("b", log, failing: failing(1))
        })
    }
    let run = FlowRun(flow, state: Journey()).start()
    #expect(await eventually { run.question != nil })
    run.suspend()
    guard case .suspended(let snapshot) = await run.outcome else {
      Issue.record("it was not suspended")
      return
    }
    #expect(try await flow.resume(restarted(snapshot)).complete().visited == ["a", "b"])
    #expect(log.entries == ["a", "b", "b"])
  }

  @Test(arguments: [true, false])
  func `who cancels or suspends while a group is taken back does not reach the undoing`(isCancelled: Bool) async throws
  {
    let (gate, log) = (Gate(), log)
    let flow = Flow<Journey>("Journey") {
      visit("a", log)
      Nested(
        onFailure: .retry(1),
        Flow("Again") {
          Step("b") { _ in
            "b"
          } merge: {
            $0.visited.append($1)
          } undo: { _ in
            await gate.pass()
            log.add("undo b \(Task.isCancelled)")
          }
          visit("c", log, failing: failing(1))
        })
    }
    let run = FlowRun(flow, state: Journey()).start()
    await gate.reached()
    if isCancelled { run.cancel() } else { run.suspend() }
    gate.open()
    switch await run.outcome {
    case .cancelled(let state) where isCancelled:
      #expect(state.visited == ["a"])
      #expect(log.entries == ["a", "c", "undo b false", "undo a"])
    case .suspended(let snapshot) where !isCancelled:
      #expect(snapshot.state.visited == ["a"])
      #expect(log.entries == ["a", "c", "undo b false"])
      #expect(try await flow.resume(restarted(snapshot)).complete().visited == ["a", "b", "c"])
    case let outcome: Issue.record("\(outcome)")
    }
  }
}
