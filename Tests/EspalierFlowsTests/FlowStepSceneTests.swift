import Espalier
import EspalierTesting
import TestSupport
import Testing

extension EnvironmentKeys {
  fileprivate var stepUnit: EnvironmentKey<String> { EnvironmentKey(default: "km") }
  fileprivate var stepRate: EnvironmentKey<Int> { EnvironmentKey(default: 0, isRequired: true) }
}

/// The scenes of steps within a flow's own.
@MainActor @Suite struct FlowStepSceneTests: FlowWatching {
  let log = Log()

  @Test func `the scene of a step is shown with its title while it waits, and its events work`() async throws {
    let log = log
    let flow = Flow<Journey>("Import") {
      visit("Read", log)
      UserStep("One", into: \.count) { _, answer in AskScene("First", log: log) { answer(1) } }
      UserStep("Two", into: \.inner.flag) { _, answer in AskScene("Second", log: log) { answer(true) } }
    }
    let run = FlowRun(flow, state: Journey())
    let app = app { FlowScene(run) }
    #expect(try await shows(app, "# First"))
    #expect(app.windowTitle == "First – App")
    #expect(await eventually { log.entries.contains("load First") })
    #expect((try await lines(app)).contains("[Cancel]"))
    try await app.tap("Answer")
    #expect(try await shows(app, "# Second"))
    #expect(await eventually { log.entries.contains("load Second") })
    try await app.tap("Answer")
    #expect(try await shows(app, "# Import is done"))
    #expect(run.state == Journey(visited: ["Read"], count: 1, inner: .init(flag: true)))
    try await app.settle()
    #expect(
      log.entries.filter { !$0.hasPrefix("gone") } == [
        "Read", "appear First", "load First", "disappear First", "appear Second", "load Second", "disappear Second",
      ])
    #expect(await eventually { log.entries.contains("gone First") && log.entries.contains("gone Second") })
  }

  @Test func `the scene of a step reads the environment of its place, also when it is replaced`() async throws {
    final class UnitScene: Scene {
      @Environment(\.stepUnit) private var unit
      @Environment(\.stepRate) private var rate
      let answer: FlowAnswer<Int>
      init(_ answer: FlowAnswer<Int>) { self.answer = answer }
      var screen: Screen { Screen(title: "\(rate) in \(unit)") {} }
    }
    let flow = Flow<Journey>("Import") { UserStep("One", into: \.count) { _, answer in UnitScene(answer) } }
    let reports = Log()
    let app = app { FlowScene(FlowRun(flow, state: Journey())) }
    app.window.report = { reports.add($0) }
    #expect(try await shows(app, "# Import"))
    #expect(await eventually { reports.entries.contains { $0.contains("UnitScene reads “stepRate”") } })
    app.replaceEnvironment { ($0.stepUnit, $0.stepRate) = ("mi", 3) }
    #expect(try await shows(app, "# 3 in mi"))
  }

  @Test func `the parts of a step's scene are loaded while it waits`() async throws {
    final class PartedScene: Scene {
      final class Part: ScreenPart {
        let log: Log
        init(_ log: Log) { self.log = log }
        func load() async { log.add("load part") }
        var sections: [Section] { [] }
      }
      let parts: [any ScreenPart]
      let answer: @MainActor () -> Void
      init(_ log: Log, answer: @escaping @MainActor () -> Void) {
        parts = [Part(log)]
        self.answer = answer
      }
      var screen: Screen { Screen(title: "Parted") { for part in parts { part.sections } } }
    }
    let log = log
    let flow = Flow<Journey>("Import") {
      UserStep("One", into: \.count) { _, answer in PartedScene(log) { answer(1) } }
    }
    let app = app { FlowScene(FlowRun(flow, state: Journey())) }
    #expect(try await shows(app, "# Parted"))
    #expect(await eventually { log.entries == ["load part"] })
  }

  @Test func `a step's scene is loaded once with those that follow it, and its effects belong to the window`()
    async throws
  {
    final class Follower: SceneLifeCycle, EffectRunning {
      let effects = Effects()
      let log: Log
      init(_ log: Log) { self.log = log }
      func load() async { log.add("load follower") }
      func send() {
        effects.latest("send") { [log] in
          log.add("sent")
          throw Refused(reason: "The line is busy.")
        }
      }
    }
    final class LedScene: Scene {
      let follower: Follower
      let followers: [any SceneLifeCycle]
      let log: Log
      let answer: @MainActor () -> Void
      init(_ log: Log, answer: @escaping @MainActor () -> Void) {
        (self.log, self.answer) = (log, answer)
        follower = Follower(log)
        followers = [follower]
      }
      var screen: Screen {
        Screen(title: "Led") {
          Section("ask") { Row(Button.with(.title("Send"), .onTap { [weak follower] in follower?.send() })) }
        }
      }
      func load() async { log.add("load scene") }
    }
    let log = log
    let flow = Flow<Journey>("Import") { UserStep("One", into: \.count) { _, answer in LedScene(log) { answer(1) } } }
    let app = app { FlowScene(FlowRun(flow, state: Journey())) }
    #expect(try await shows(app, "# Led"))
    #expect(await eventually { log.entries.sorted() == ["load follower", "load scene"] })
    try await app.tap("Send")
    #expect(try await shows(app, "The line is busy."))
    #expect(log.entries.sorted() == ["load follower", "load scene", "sent"])
  }
}
