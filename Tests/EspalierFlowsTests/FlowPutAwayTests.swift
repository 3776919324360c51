import Espalier
import EspalierTesting
import Foundation
import TestSupport
import Testing

/// Tests what becomes of a flow when its window ends: put away with what it keeps, or left for good.
@MainActor @Suite struct FlowPutAwayTests: FlowWatching {
  let log = Log()

  private func importing() -> Flow<Journey> {
    let log = log
    return Flow("Import") {
      visit("Read", log)
      UserStep("One", into: \.count) { _, answer in AskScene("First") { answer(1) } }
    }
  }

  /// A run that tells its end.
  private func run() -> FlowRun<Journey> {
    FlowRun(
      importing(), state: Journey(),
      onEnd: { [log] outcome in
        switch outcome {
        case .suspended: log.add("suspended")
        case .cancelled: log.add("cancelled")
        default: log.add("\(outcome)")
        }
      })
  }

  /// Returns a window that asks.
  private func asking(_ make: @escaping () -> FlowScene<Journey>) async throws -> TestApp {
    let app = app(make)
    #expect(try await shows(app, "# First"))
    return app
  }

  private func settles(_ entries: [String]) async -> Bool {
    let has = await eventually { log.entries.count >= entries.count }
    for _ in 0..<100 { await Task.yield() }
    return has && log.entries == entries
  }

  @Test func `a window that is put away undoes nothing, and the one made after it goes on`() async throws {
    var kept: (state: NavigationState, scenes: RestorationStates)?
    do {
      let old = try await asking { FlowScene(run()) }
      kept = (old.window.state, old.window.restorationStates())
      old.window.suspend()
    }
    #expect(await settles(["Read", "suspended"]))
    let new = TestApp(
      restarted(try #require(kept).state, scenes: try #require(kept).scenes) { FlowScene(run()) })
    #expect(try await shows(new, "# First"))
    try await new.tap("Answer")
    #expect(try await shows(new, "# Import is done"))
    #expect(log.entries.filter { $0 == "Read" }.count == 1)
  }

  @Test func `a window that is closed for good undoes its flow`() async throws {
    do {
      let app = try await asking { FlowScene(run()) }
      app.window.close()
    }
    #expect(await settles(["Read", "undo Read", "cancelled"]))
  }

  @Test func `a scene that is left undoes its flow, also before the window is put away`() async throws {
    let app = try await asking { FlowScene(run()) }
    app.window.open("/other")
    app.window.render()
    #expect(await settles(["Read", "undo Read", "cancelled"]))
    app.window.suspend()
    #expect(await settles(["Read", "undo Read", "cancelled"]))
  }

  @Test func `a run that others hold goes on when a window is put away`() async throws {
    let run = run()
    let app = try await asking { FlowScene(run) }
    app.window.suspend()
    #expect(await settles(["Read"]))
    #expect(run.end == nil)
    let other = try await asking { FlowScene(run) }
    try await other.tap("Answer")
    #expect(await run.outcome.isCompleted)
  }

  @Test(arguments: [true, false])
  func `of several windows the last one decides what becomes of their run`(isPutAwayLast: Bool) async throws {
    do {
      var windows: [TestApp] = []
      do {
        let run = run()
        for _ in 0..<2 { windows.append(try await asking { FlowScene(run) }) }
      }
      if isPutAwayLast {
        windows[0].window.close()
        windows[1].window.suspend()
      } else {
        windows[0].window.suspend()
        windows[1].window.close()
      }
      #expect(await settles(["Read"]))
    }
    #expect(await settles(isPutAwayLast ? ["Read", "suspended"] : ["Read", "undo Read", "cancelled"]))
  }

  @Test func `a flow whose position cannot be kept is undone all the same`() async throws {
    let log = log
    let flow = Flow<Secretive>("Import") {
      Step("Read") { _ in
        log.add("Read")
      } undo: { _ in
        log.add("undo Read")
      }
      UserStep("One", into: \.count) { _, answer in AskScene("First") { answer(1) } }
    }
    do {
      let app = app { FlowScene(FlowRun(flow, state: Secretive())) }
      #expect(try await shows(app, "# First"))
      app.window.suspend()
    }
    #expect(await settles(["Read", "undo Read"]))
  }

  @Test func `a flow that only looks on does not keep its run where it is`() async throws {
    do {
      let app = try await asking { FlowScene(run(), waitsForEnd: false) }
      app.window.suspend()
    }
    #expect(await settles(["Read", "undo Read", "cancelled"]))
  }

  @Test func `what is being undone when the window is put away is undone to its end`() async throws {
    do {
      let run = run()
      let app = try await asking { FlowScene(run) }
      run.cancel()
      app.window.suspend()
    }
    #expect(await settles(["Read", "undo Read", "cancelled"]))
  }

  @Test(arguments: [true, false])
  func `a window that is made again and ends before its load has begun leaves the flow where it is`(isSuspended: Bool)
    async throws
  {
    let old = try await asking { FlowScene(run()) }
    let (state, kept) = (old.window.state, old.window.restorationStates())
    old.window.suspend()
    do {
      let new = restarted(state, scenes: kept) { FlowScene(run()) }
      new.render()
      #expect(!new.restorationStates().isEmpty)
      if isSuspended { new.suspend() } else { new.close() }
    }
    for _ in 0..<100 { await Task.yield() }
    #expect(!log.entries.contains("undo Read"))
  }
}

/// A state that refuses to be written.
private struct Secretive: Sendable, Codable {
  var count = 0

  init() {}
  init(from decoder: any Decoder) throws { throw Refused() }
  func encode(to encoder: any Encoder) throws { throw Refused() }
}
