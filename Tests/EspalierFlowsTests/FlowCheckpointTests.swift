import Espalier
import TestSupport
import Testing

/// Snapshots that are kept while a flow runs.
@MainActor @Suite struct FlowCheckpointTests {
  let log = Log()

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
