import Espalier
import EspalierBase
import EspalierTesting
import Foundation
import Observation
import TestSupport
import Testing

/// Tests that a flow's scene keeps where the flow is, and goes on from there in the window that is made after a restart.
@MainActor @Suite struct FlowStateRestorationTests: FlowWatching {
  let log = Log()

  /// Reads, asks, stores and asks once more.
  private func importing(_ name: String = "Import") -> Flow<Journey> {
    let log = log
    return Flow(name) {
      visit("Read", log)
      UserStep("One", into: \.count) { _, answer in AskScene("First") { answer(1) } }
      visit("Store", log)
      UserStep("Two", into: \.count) { state, answer in AskScene("Second \(state.count)") { answer(2) } }
    }
  }

  /// Makes a window from what another one would lose at the end of the program.
  private func restarted(_ old: TestApp, _ make: @escaping () -> any Presentable) throws -> TestApp {
    let kept = try written(old.window.restorationStates())
    return TestApp(restarted(try written(old.window.state), scenes: kept, reports: log, make))
  }

  private func written<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  private func scene(_ flow: Flow<Journey>) -> FlowScene<Journey> { FlowScene(FlowRun(flow, state: Journey())) }

  // MARK: Going on

  @Test func `a flow asks what it asked before the restart, and runs no step again that is done`() async throws {
    let flow = importing()
    let old = app { scene(flow) }
    #expect(try await shows(old, "# First"))
    try await old.tap("Answer")
    #expect(try await shows(old, "# Second 1"))
    let new = try restarted(old) { scene(flow) }
    #expect(try await shows(new, "# Second 1"))
    #expect(log.entries == ["Read", "Store"])
    try await new.tap("Answer")
    #expect(try await shows(new, "# Import is done"))
    #expect(log.entries == ["Read", "Store"])
  }

  @Test func `the run of the new scene goes on with its own callbacks`() async throws {
    let (flow, log) = (importing(), log)
    let old = app { scene(flow) }
    #expect(try await shows(old, "# First"))
    let run = FlowRun(
      flow, state: Journey(), onCheckpoint: { log.add("noted \($0.state.visited)") },
      onEnd: { log.add("end \($0.state.visited)") })
    let new = try restarted(old) { FlowScene(run) }
    for title in ["# First", "# Second 1"] {
      #expect(try await shows(new, title))
      try await new.tap("Answer")
    }
    #expect(await run.outcome.state == Journey(visited: ["Read", "Store"], count: 2))
    #expect(log.entries.first == "Read")
    #expect(log.entries.contains("noted [\"Read\", \"Store\"]"))
    #expect(log.entries.last == "end [\"Read\", \"Store\"]")
    #expect(!log.entries.contains("noted [\"Read\", \"Read\"]"))
  }

  @Test func `a step that was under way runs again`() async throws {
    let (gate, log) = (Gate(), log)
    let flow = Flow<Journey>("Import") {
      visit("Read", log)
      slow("Store", gate)
    }
    let old = app { scene(flow) }
    await gate.reached()
    let new = try restarted(old) { scene(flow) }
    #expect(await eventually { gate.arrivals == 2 })
    gate.open()
    #expect(try await shows(new, "# Import is done"))
    #expect(log.entries == ["Read"])
  }

  @Test func `who cancels a flow that went on undoes what was done before the restart`() async throws {
    let flow = importing()
    let old = app { scene(flow) }
    #expect(try await shows(old, "# First"))
    let new = try restarted(old) { scene(flow) }
    #expect(try await shows(new, "# First"))
    try await new.tap("Cancel")
    #expect(try await shows(new, "# Import was cancelled. What was done has been taken back."))
    #expect(log.entries == ["Read", "undo Read"])
  }

  @Test func `a run that others have started stays as it is`() async throws {
    let flow = importing()
    let old = app { scene(flow) }
    #expect(try await shows(old, "# First"))
    try await old.tap("Answer")
    #expect(try await shows(old, "# Second 1"))
    let run = FlowRun(flow, state: Journey()).start()
    #expect(await eventually { run.scene != nil })
    let new = try restarted(old) { FlowScene(run) }
    #expect(try await shows(new, "# First"))
    #expect(log.entries == ["Read", "Store", "Read"])
  }

  @Test func `what another flow has kept is passed over and told, and the flow begins anew`() async throws {
    let old = app { scene(importing("Export")) }
    #expect(try await shows(old, "# First"))
    try await old.tap("Answer")
    #expect(try await shows(old, "# Second 1"))
    let new = try restarted(old) { scene(importing()) }
    #expect(try await shows(new, "# Not everything came back"))
    try await new.tap("OK")
    #expect(try await shows(new, "# First"))
    #expect(log.entries.contains { $0.contains("FlowScene<Journey>") && $0.contains("of the flow “Export”") })
    #expect(log.entries.filter { $0 == "Read" }.count == 2)
  }

  @Test func `what is refused in the midst of it leaves nothing of it`() async throws {
    let log = log
    let old = app { scene(importing()) }
    #expect(try await shows(old, "# First"))
    try await old.tap("Answer")
    #expect(try await shows(old, "# Second 1"))
    // It has lost the step “Store” since.
    let run = FlowRun(
      Flow<Journey>("Import") {
        visit("Read", log)
        UserStep("One", into: \.count) { _, answer in AskScene("First") { answer(1) } }
        UserStep("Two", into: \.count) { state, answer in AskScene("Second \(state.count)") { answer(2) } }
      }, state: Journey())
    let new = try restarted(old) { FlowScene(run) }
    #expect(try await shows(new, "# Not everything came back"))
    try await new.tap("OK")
    #expect(try await shows(new, "# First"))
    #expect(run.state == Journey(visited: ["Read"]))
    #expect(log.entries.contains { $0.contains("“Store”") && $0.contains("was passed over") })
  }

  // MARK: What is kept

  @Test func `nothing is kept before the start, nor after the end`() async throws {
    let flow = importing()
    let run = FlowRun(flow, state: Journey())
    let scene = FlowScene(run)
    #expect(scene.restorationState == nil)
    let app = app { scene }
    #expect(try await shows(app, "# First"))
    #expect(scene.restorationState?.state.visited == ["Read"])
    run.cancel()
    #expect(scene.restorationState == nil, "it is being undone")
    _ = await run.outcome
    #expect(scene.restorationState == nil)
  }

  @Test func `a run that the app has suspended is kept where it is`() async throws {
    let flow = importing()
    let run = FlowRun(flow, state: Journey())
    let old = app { FlowScene(run) }
    #expect(try await shows(old, "# First"))
    run.suspend()
    _ = await run.outcome
    let new = try restarted(old) { scene(flow) }
    #expect(try await shows(new, "# First"))
    #expect(log.entries == ["Read"])
  }

  @Test func `a scene that only looks on keeps nothing`() async throws {
    let run = FlowRun(importing(), state: Journey()).start()
    let app = app { FlowScene(run, canCancel: false, waitsForEnd: false) }
    #expect(try await shows(app, "# First"))
    #expect(app.window.restorationStates().isEmpty)
  }

  @Test func `a flow whose state cannot be written keeps nothing`() async throws {
    let flow = Flow<Unwritable>("Import") {
      UserStep("One", into: \.count) { _, answer in AskScene("First") { answer(1) } }
    }
    let app = app { FlowScene(FlowRun(flow, state: Unwritable())) }
    #expect(try await shows(app, "# First"))
    #expect(app.window.restorationStates().isEmpty)
  }

  @Test func `keeping is no reading of the screen`() async throws {
    let gate = Gate()
    let flow = Flow<Journey>("Import") { slow("Store", gate) }
    let run = FlowRun(flow, state: Journey()).start()
    await gate.reached()
    let scene = FlowScene(run)
    let (changes, change) = AsyncStream.makeStream(of: String.self)
    withObservationTracking {
      _ = scene.restorationState
    } onChange: {
      change.yield("changed")
    }
    gate.open()
    _ = await run.outcome
    change.finish()
    for await told in changes { Issue.record("a reader was told that it \(told)") }
  }

  @Test func `while a run works for what a person did, it is kept where they did it`() async throws {
    let (gate, log) = (Gate(), log)
    let flow = Flow<Journey>("Order") {
      visit("Read", log)
      UserStep("One", into: \.count) { _, answer in AskScene("First") { answer(1) } }
      visit("Reserve", log)
      slow("Pay", gate)
      UserStep("Two", into: \.count) { _, answer in AskScene("Second") { answer(2) } }
    }
    let run = FlowRun(flow, state: Journey())
    let old = app { FlowScene(run) }
    #expect(try await shows(old, "# First"))
    let event = EventUnderWay(page: "p", number: 1)
    EventUnderWay.$current.withValue(event) { (run.scene as? AskScene)?.answer() }
    await gate.reached()
    #expect(log.entries == ["Read", "Reserve"])
    let new = try restarted(old) { scene(flow) }
    #expect(try await shows(new, "# First"), "the event is carried out again, and finds its place")
    event.end()
    gate.open()
    #expect(try await shows(old, "# Second"))
    let third = try restarted(old) { scene(flow) }
    #expect(try await shows(third, "# Second"))
    #expect(log.entries == ["Read", "Reserve"])
  }

  @Test func `a flow whose undoing was interrupted is kept where the person cancelled it`() async throws {
    let (gate, log) = (Gate(), log)
    let flow = Flow<Journey>("Import") {
      Step("Read") { _ in
        log.add("Read")
      } undo: { _ in
        await gate.pass()
      }
      UserStep("One", into: \.count) { _, answer in AskScene("First") { answer(1) } }
    }
    let run = FlowRun(flow, state: Journey())
    let old = app { FlowScene(run) }
    #expect(try await shows(old, "# First"))
    let event = EventUnderWay(page: "p", number: 1)
    EventUnderWay.$current.withValue(event) { run.cancel() }
    event.end()
    await gate.reached()
    let new = try restarted(old) { scene(flow) }
    #expect(try await shows(new, "# First"))
    #expect(log.entries == ["Read"], "what cancels it again has something to undo")
    gate.open()
    _ = await run.outcome
    #expect(old.window.restorationStates().isEmpty)
  }
}

/// A state without a coding.
private struct Unwritable: Sendable {
  var count = 0
}
