import Espalier
import EspalierTesting
import TestSupport
import Testing

extension EnvironmentKeys {
  fileprivate var stepUnit: EnvironmentKey<String> { EnvironmentKey(default: "km") }
  fileprivate var stepRate: EnvironmentKey<Int> { EnvironmentKey(default: 0, isRequired: true) }
}

@MainActor private final class FlowPlaceWithRate: Coordinator<FlowTestPlace> {
  let make: () -> any Presentable
  var rate: Int?
  init(_ make: @escaping () -> any Presentable) { self.make = make }
  override func prepare(_ environment: inout EnvironmentValues) { if let rate { environment.stepRate = rate } }
  override func placement(of route: FlowTestPlace) -> Placement<FlowTestPlace> { .root(self.make()) }
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

  @Test func `a step whose scene lacks something is tried again, and not begun before`() async throws {
    final class RateScene: Scene {
      @Environment(\.stepRate) private var rate
      let answer: FlowAnswer<Int>
      let log: Log
      init(_ answer: FlowAnswer<Int>, _ log: Log) { (self.answer, self.log) = (answer, log) }
      func load() async { log.add("load \(rate)") }
      func willAppear() { log.add("willAppear \(rate)") }
      var screen: Screen { Screen(title: "Rate \(rate)") {} }
    }
    let log = log
    let flow = Flow<Journey>("Import") { UserStep("One", into: \.count) { _, answer in RateScene(answer, log) } }
    let place = FlowPlaceWithRate { FlowScene(FlowRun(flow, state: Journey())) }
    let window = Window(coordinator: place, title: "App")
    window.open(.root)
    let app = TestApp(window)
    #expect(try await shows(app, "[Try again]"))
    place.rate = 3
    try await app.tap("Try again")
    #expect(try await shows(app, "# Rate 3"))
    #expect(await eventually { log.entries.sorted() == ["load 3", "willAppear 3"] }, "\(log.entries)")
  }

  @Test func `the changes of a step are asked about before the person leaves`() async throws {
    final class EditedScene: Scene {
      let answer: FlowAnswer<Int>
      init(_ answer: FlowAnswer<Int>) { self.answer = answer }
      var unsavedChanges: UnsavedChanges? { UnsavedChanges(message: "The name is not saved.") }
      var screen: Screen { Screen(title: "Edited") {} }
    }
    let flow = Flow<Journey>("Import") { UserStep("One", into: \.count) { _, answer in EditedScene(answer) } }
    let scene = FlowScene(FlowRun(flow, state: Journey()))
    let app = app { scene }
    #expect(try await shows(app, "# Edited"))
    #expect(scene.unsavedChanges?.message == "The name is not saved.")
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
