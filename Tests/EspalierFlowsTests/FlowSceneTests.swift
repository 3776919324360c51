import Espalier
import EspalierTesting
import TestSupport
import Testing

/// A flow as it is seen.
@MainActor @Suite struct FlowSceneTests: FlowWatching {
  let log = Log()

  @Test func `progress is shown with names and a bar, and the end is announced`() async throws {
    let (gate, log) = (Gate(), log)
    let flow = Flow<Journey>("Import") {
      visit("Read", log)
      Step("Store") { _ in await gate.pass() }
    }
    let run = FlowRun(flow, state: Journey())
    let app = app { FlowScene(run) { [log] in log.add("left") } }
    await gate.reached()
    #expect(try await shows(app, "# Store (2 of 2)"))
    #expect(Set(try await lines(app)).isSuperset(of: ["Read", "Done", "Under way", "Import"]))
    gate.open()
    _ = await run.outcome
    #expect(try await shows(app, "# Import is done"))
    #expect(!(try await lines(app)).contains("[Cancel]"))
    try await app.tap("Done")
    #expect(log.entries == ["Read", "left"])
  }

  @Test func `the line that tells how it goes is announced in one place`() async throws {
    let (gate, log) = (Gate(), log)
    let flow = Flow<Journey>("Import") {
      Step("Store") { _ in await gate.pass() }
      visit("Read", log) { throw Refused() }
    }
    let run = FlowRun(flow, state: Journey())
    let app = app { FlowScene(run) }
    /// The places at which a change is told.
    func announced() -> [Int] {
      var found: [Int] = []
      func visit(_ node: Int?) {
        for child in app.window.nodes(in: node) {
          if child.component.type == Label.self, child.component.value(of: Label.isAnnounced) { found.append(child.id) }
          visit(child.id)
        }
      }
      visit(nil)
      return found
    }
    await gate.reached()
    #expect(try await shows(app, "# Store (1 of 2)"))
    let before = announced()
    #expect(before.count == 1)
    gate.open()
    _ = await run.outcome
    #expect(try await shows(app, "# Import failed at “Read”. What was done has been taken back."))
    #expect(announced() == before, "the same element says it, so that it is heard")
    #expect((try await lines(app)).contains("no way"))
  }

  @Test func `the person can cancel, also where a step's scene is shown`() async throws {
    let log = log
    let flow = Flow<Journey>("Import") {
      visit("Read", log)
      UserStep("One", into: \.count) { _, answer in AskScene("First") { answer(1) } }
    }
    let run = FlowRun(flow, state: Journey())
    let app = app { FlowScene(run) }
    #expect(try await shows(app, "# First"))
    try await app.tap("Cancel")
    #expect(try await shows(app, "# Import was cancelled. What was done has been taken back."))
    #expect(log.entries == ["Read", "undo Read"])
  }

  @Test func `what must not be cancelled offers no cancelling`() async throws {
    let flow = Flow<Journey>("Start") {
      UserStep("One", into: \.count) { _, answer in AskScene("First") { answer(1) } }
    }
    let app = app { FlowScene(FlowRun(flow, state: Journey()), canCancel: false) }
    #expect(try await shows(app, "# First"))
    #expect(!(try await lines(app)).contains("[Cancel]"))
  }

  @Test(arguments: [
    ("Try again", ["Read", "Read", "Store"]), ("Go on without it", ["Read", "Store"]), ("Stop", ["Read"]),
  ])
  func `a failure is shown with what can be done about it`(choice: String, entries: [String]) async throws {
    let log = log
    let flow = Flow<Journey>("Import") {
      visit("Read", log, onFailure: .ask) { if log.entries.count == 1 { throw Refused(reason: "The file is locked.") } }
      visit("Store", log)
    }
    let run = FlowRun(flow, state: Journey())
    let app = app { FlowScene(run) }
    #expect(try await shows(app, "# “Read” did not work"))
    #expect((try await lines(app)).contains("The file is locked."))
    #expect((try await lines(app)).contains("Waits for you"))
    try await app.tap(choice)
    _ = await run.outcome
    #expect(log.entries == entries)
    #expect(
      try await shows(
        app, choice == "Stop" ? "# Import failed at “Read”. What was done has been taken back." : "# Import is done"))
  }

  @Test func `a long flow shows the steps around the one under way`() async throws {
    let gate = Gate()
    let flow = Flow<Journey>("Long") {
      for index in 0..<1_000 { Step("s\(index)") { _ in if index == 500 { await gate.pass() } } }
    }
    let run = FlowRun(flow, state: Journey())
    let app = app { FlowScene(run) }
    await gate.reached()
    #expect(try await shows(app, "# s500 (501 of 1000)"))
    #expect((try await lines(app)).filter { $0.hasPrefix("s") } == (496..<508).map { "s\($0)" })
    gate.open()
    _ = await run.outcome
  }

  @Test func `a run that only its scene keeps ends with the scene`() async throws {
    let (gate, log) = (Gate(), log)
    let flow = Flow<Journey>("Import") {
      visit("Read", log)
      Step("Store") { _ in await gate.pass() }
    }
    let app = app { FlowScene(FlowRun(flow, state: Journey())) }
    await gate.reached()
    app.window.open("/other")
    app.window.render()
    gate.open()
    #expect(await eventually { log.entries == ["Read", "undo Read"] })
  }

  @Test func `a scene that only looks on is seen at once, and follows what comes`() async throws {
    let (gate, log) = (Gate(), log)
    let flow = Flow<Journey>("Import") {
      Step("Store") { _ in await gate.pass() }
      UserStep("One", into: \.count) { _, answer in AskScene("First", log: log) { answer(1) } }
    }
    let run = FlowRun(flow, state: Journey()).start()
    await gate.reached()
    let app = app { FlowScene(run, canCancel: false, waitsForEnd: false) }
    // It would not settle before the gate opens.
    try await app.settle()
    #expect(try await shows(app, "# Store (1 of 2)"))
    gate.open()
    #expect(try await shows(app, "# First"))
    #expect(await eventually { log.entries.contains("appear First") && log.entries.contains("load First") })
    try await app.tap("Answer")
    #expect(await run.outcome.isCompleted)
    #expect(try await shows(app, "# Import is done"))
  }
}
