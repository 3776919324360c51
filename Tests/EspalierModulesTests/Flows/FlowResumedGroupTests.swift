import Espalier
import Foundation
import TestSupport
import Testing

/// Groups that go on after a restart.
@MainActor @Suite struct FlowResumedGroupTests {
  let log = Log()

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

  // MARK: Order

  /// A step that is under way until its gate opens, and the second time is done at once.
  private func slow(_ name: String, _ gate: Gate) -> Step<Journey, Void, String> {
    Step(name) { state in
      await gate.pass()
      try Task.checkCancellation()
      return "\(name)\(state.visited.count)"
    } merge: {
      $0.visited.append($1)
    }
  }

  /// A step that finds how many were there before it.
  private func quick(_ name: String) -> Step<Journey, Void, String> {
    Step(name) { state in
      "\(name)\(state.visited.count)"
    } merge: {
      $0.visited.append($1)
    }
  }

  /// Suspends a run when it has come to a state, and returns where it was.
  private func suspended(
    _ flow: Flow<Journey>, _ gate: Gate, from snapshot: FlowSnapshot<Journey>? = nil,
    when: (FlowRun<Journey>) -> Bool
  ) async throws -> FlowSnapshot<Journey> {
    let run = try snapshot.map { try flow.resume($0) } ?? FlowRun(flow, state: Journey())
    run.start()
    #expect(await eventually { gate.arrivals > 0 && when(run) })
    run.suspend()
    gate.open()
    guard case .suspended(let snapshot) = await run.outcome else { throw Refused(reason: "not suspended") }
    return snapshot
  }

  /// Groups, nested flows, branches and series within a group, the first member of which takes its time.
  private func deep(_ gate: Gate) -> Flow<Journey> {
    let inner = Flow<Journey.Inner>("Inner") {
      Step("i") { _ in
        "i"
      } merge: {
        $0.visited.append($1)
      }
      Step("flag", into: \.flag) { state in state.visited == ["i"] }
    }
    return Flow("Journey") {
      quick("before")
      Parallel("Group") {
        slow("a", gate)
        Flow("Series") {
          quick("b")
          Parallel("Deep") {
            quick("c")
            quick("d")
          }
          Branch("Way", on: \.visited.count) { count in
            if count == 4 { quick("e") }
          }
        }
        Nested("Inner", \.inner, inner)
        Step("nothing") { _ in
        } merge: { state, _ in
          state.count += 1
        }
        Parallel("Deep") {
          slow("f", gate)
          quick("g")
        }
      }
      quick("after")
    }
  }

  @Test(arguments: [true, false])
  func `a group that goes on after a restart ends as one that ran through`(isRead: Bool) async throws {
    let open = Gate()
    open.open()
    let expected = try await deep(open).run(Journey())
    #expect(expected.visited == ["before0", "a1", "b1", "c2", "d2", "e4", "f1", "g1", "after8"])
    let gate = Gate()
    let flow = deep(gate)
    let taken = try await suspended(flow, gate) { $0.state.count == 1 && $0.state.visited.count == 6 }
    #expect(taken.state.visited == ["before0", "b1", "c2", "d2", "e4", "g1"])
    let snapshot = isRead ? try restarted(taken) : taken
    let run = try flow.resume(snapshot)
    #expect(run.state == snapshot.state, "what was found is seen before the start")
    #expect(isRead ? try restarted(run.snapshot).state == snapshot.state : true)
    #expect(await run.outcome == .completed(expected))
  }

  @Test func `a group may be interrupted more than once`() async throws {
    func flow(_ a: Gate, _ b: Gate) -> Flow<Journey> {
      Flow("Journey") {
        Parallel("Group") {
          slow("a", a)
          slow("b", b)
          quick("c")
        }
      }
    }
    let (first, second) = (Gate(), Gate())
    let one = try restarted(try await suspended(flow(first, first), first) { $0.state.visited == ["c0"] })
    let two = try restarted(
      try await suspended(flow(second, first), second, from: one) { $0.state.visited == ["b0", "c0"] })
    #expect(try await flow(second, first).resume(two).complete().visited == ["a0", "b0", "c0"])
  }

  @Test func `a resumed group that is cancelled is undone with all that it had found`() async throws {
    let (gate, log) = (Gate(), log)
    let flow = Flow<Journey>("Journey") {
      Parallel("Group") {
        slow("a", gate)
        Step("b") { _ in
          "b"
        } merge: {
          $0.visited.append($1)
        } undo: { state in
          log.add("undo b of \(state.visited)")
        }
      }
    }
    let snapshot = try restarted(try await suspended(flow, gate) { $0.state.visited == ["b"] })
    let run = try flow.resume(snapshot)
    run.cancel()
    #expect(await run.outcome == .cancelled(Journey(visited: ["b"])))
    #expect(log.entries == ["undo b of [\"b\"]"])
  }

  @Test func `a step that an edited flow has before the group is seen by those that go on in it`() async throws {
    let gate = Gate()
    func flow(_ isEdited: Bool) -> Flow<Journey> {
      Flow("Journey") {
        if isEdited { quick("new") }
        Parallel("Group") {
          slow("a", gate)
          quick("b")
        }
      }
    }
    let snapshot = try restarted(try await suspended(flow(false), gate) { $0.state.visited == ["b0"] })
    #expect(try await flow(true).resume(snapshot).complete().visited == ["new0", "a1", "b0"])
  }

  @Test func `what is found and cannot be written is merged in what is written, and in its place in memory`()
    async throws
  {
    let gate = Gate()
    let flow = Flow<Journey>("Journey") {
      Parallel("Group") {
        slow("a", gate)
        Step("b") { _ in
          (name: "b", count: 2)
        } merge: {
          $0.visited.append($1.name)
          $0.count = $1.count
        }
        quick("c")
      }
    }
    let taken = try await suspended(flow, gate) { $0.state.visited == ["b", "c0"] }
    #expect(try await flow.resume(taken).complete() == Journey(visited: ["a0", "b", "c0"], count: 2))
    let read = try JSONDecoder().decode(FlowSnapshot<Journey>.self, from: JSONEncoder().encode(taken))
    #expect(read.state == taken.state)
    #expect(try await flow.resume(read).complete() == Journey(visited: ["b", "a1", "c0"], count: 2))
  }

  @Test func `numbers that JSON has no words for are read as they were`() async throws {
    let gate = Gate()
    let flow = Flow<Journey>("Journey") {
      Parallel("Group") {
        slow("a", gate)
        Step("b") { _ in
          [Double.infinity, -.infinity, .nan, 0.1]
        } merge: {
          $0.visited += $1.map { "\($0)" }
        }
      }
    }
    let snapshot = try restarted(try await suspended(flow, gate) { $0.state.visited.count == 4 })
    #expect(try await flow.resume(snapshot).complete().visited == ["a0", "inf", "-inf", "nan", "0.1"])
  }

  @Test func `a result that is of another type than the step's now is refused by the step's name`() async throws {
    let gate = Gate()
    let flow = Flow<Journey>("Journey") {
      Parallel("Group") {
        slow("a", gate)
        quick("b")
      }
    }
    let taken = try await suspended(flow, gate) { $0.state.visited == ["b0"] }
    let changed = Flow<Journey>("Journey") {
      Parallel("Group") {
        slow("a", gate)
        Step("b", into: \.count) { _ in 1 }
      }
    }
    for snapshot in [taken, try restarted(taken)] {
      #expect(throws: FlowError.otherResult(step: "Group / b")) { try changed.resume(snapshot) }
    }
    #expect(FlowError.otherResult(step: "Group / b").description.contains("another name"))
  }

  @Test func `a snapshot without the findings apart has them in its state`() async throws {
    let gate = Gate()
    gate.open()
    let flow = Flow<Journey>("Journey") {
      Parallel("Group") {
        slow("a", gate)
        quick("b")
      }
    }
    // As it was written before snapshots told what is found from what is merged.
    let text = """
      {"flow": "Journey", "choices": {}, "state": {"visited": ["b0"], "count": 0, "inner": {"visited": [], "flag": false}},
       "progress": {"name": "Journey", "status": "running", "fraction": 0.5, "steps": [
         {"name": "Group", "status": "running", "weight": 2, "fraction": 0.5, "steps": [
           {"name": "a", "status": "running"}, {"name": "b", "status": "done"}]}]}}
      """
    let old = try JSONDecoder().decode(FlowSnapshot<Journey>.self, from: Data(text.utf8))
    #expect(try await flow.resume(old).complete().visited == ["b0", "a1"])
  }
}
