import Espalier
import Foundation
import Observation
import TestSupport
import Testing

/// Progress as a value that a screen can show.
@MainActor @Suite struct FlowProgressTests {
  let log = Log()

  private func flow(_ gate: Gate) -> Flow<Journey> {
    let log = log
    return Flow<Journey>("Journey") {
      visit("a", log)
      Step("heavy", weight: 6) { _ in }
      Nested(
        "Inner", weight: 2,
        Flow("Anything") {
          visit("b", log)
          Step("wait") { _ in await gate.pass() }
        })
      Branch("Way", on: \.count) { _ in visit("c", log) }
    }
  }

  @Test func `progress shows the whole tree before the start, but for what is not chosen yet`() {
    let progress = FlowRun(flow(Gate()), state: Journey()).progress
    #expect(progress.name == "Journey")
    #expect(progress.status == .pending)
    #expect(progress.fraction == 0)
    #expect(progress.current.isEmpty)
    #expect(progress.steps.map(\.name) == ["a", "heavy", "Inner", "Way"])
    #expect(progress.steps.map(\.weight) == [1, 6, 2, 1])
    #expect(progress.steps[2].steps.map(\.name) == ["b", "wait"])
    #expect(progress.steps[3].steps.isEmpty)
  }

  @Test func `the fraction follows the weights, and the current step its way`() async {
    let gate = Gate()
    let run = FlowRun(flow(gate), state: Journey()).start()
    await gate.reached()
    let progress = run.progress
    #expect(progress.fraction == 0.8)
    #expect(progress.steps[2].fraction == 0.5)
    #expect(progress.current == ["Inner", "wait"])
    #expect(progress.currentIndex == 2)
    #expect(progress.status == .running)
    gate.open()
    _ = await run.outcome
    #expect(progress.fraction == 0.8, "a value follows no later change")
    #expect(progress.steps[2].steps[1].status == .running)
    let end = run.progress
    #expect(end.fraction == 1)
    #expect(end.status == .done)
    #expect(end.steps[3].steps.map(\.name) == ["c"])
    #expect(end != progress)
  }

  @Test func `progress is read back as it was written`() async throws {
    let gate = Gate()
    let run = FlowRun(flow(gate), state: Journey())
    func check() throws {
      let progress = run.progress
      let read = try JSONDecoder().decode(FlowProgress.self, from: JSONEncoder().encode(progress))
      #expect(read == progress)
      #expect(read.current == progress.current)
    }
    try check()
    run.start()
    await gate.reached()
    try check()
    gate.open()
    _ = await run.outcome
    try check()
  }

  @Test func `who reads the progress is told when it changes, and what it reads then is newer`() async {
    let gate = Gate()
    let run = FlowRun(flow(gate), state: Journey())
    @MainActor final class Watcher {
      var seen: [FlowProgress] = []
      func watch(_ run: FlowRun<Journey>) {
        withObservationTracking {
          seen.append(run.progress)
        } onChange: {
          Task { @MainActor in self.watch(run) }
        }
      }
    }
    let watcher = Watcher()
    watcher.watch(run)
    run.start()
    await gate.reached()
    #expect(await eventually { watcher.seen.last?.current == ["Inner", "wait"] })
    gate.open()
    _ = await run.outcome
    #expect(await eventually { watcher.seen.last?.status == .done })
    let fractions = watcher.seen.map(\.fraction)
    #expect(fractions == fractions.sorted())
  }

  @Test func `a watcher of a long flow is told some times, not two hundred thousand, and the flow lets it see`() async {
    @MainActor final class Watcher {
      var count = 0
      var last = 0.0
      func watch(_ run: FlowRun<Int>) {
        withObservationTracking {
          count += 1
          last = run.progress.fraction
        } onChange: {
          Task { @MainActor in self.watch(run) }
        }
      }
    }
    let flow = Flow<Int>("Long") {
      for index in 0..<200_000 {
        Step("\(index)") { state in
          state
        } merge: {
          $0 = $1 + 1
        }
      }
    }
    let run = FlowRun(flow, state: 0)
    let watcher = Watcher()
    watcher.watch(run)
    #expect(await run.outcome == .completed(200_000))
    #expect(await eventually { watcher.last == 1 })
    #expect(watcher.count > 1)
    #expect(watcher.count < 20_000)
  }

  @Test func `a weight that makes no sense counts nothing`() async {
    let flow = Flow<Journey>("Journey") {
      Step("a", weight: -1) { _ in }
      Step("b", weight: .nan) { _ in }
      Step("c", weight: 0) { _ in throw Refused() }
    }
    let run = FlowRun(flow, state: Journey())
    _ = await run.outcome
    #expect(run.progress.fraction.isFinite && (0...1).contains(run.progress.fraction))
  }
}
