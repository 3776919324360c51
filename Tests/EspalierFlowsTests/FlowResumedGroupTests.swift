import Espalier
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
}
