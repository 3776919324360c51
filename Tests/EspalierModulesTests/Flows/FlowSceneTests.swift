import Espalier
import EspalierTesting
import TestSupport
import Testing

/// A flow as it is seen.
@MainActor @Suite struct FlowSceneTests {
  let log = Log()

  private enum Place: Route {
    case flow
    case other
    static let paths = Paths<Self> {
      flow; other
    }
    var path: Path { self == .flow ? .root : "/other" }
  }

  private final class FlowCoordinator: Coordinator<Place> {
    let make: () -> any Presentable
    init(_ make: @escaping () -> any Presentable) { self.make = make }
    override func placement(of route: Place) -> Placement<Place> {
      switch route {
      case .flow: .root(self.make())
      case .other: .root(AskScene("Elsewhere") {})
      }
    }
  }

  private func app(locale: String = "en", tables: [TextTable] = [], _ make: @escaping () -> any Presentable) -> TestApp
  {
    let window = Window(
      coordinator: FlowCoordinator(make), title: "App", localization: Localization(locale: locale, tables: tables))
    window.open(.root)
    return TestApp(window)
  }

  /// Returns the text of the screen, line by line.
  private func lines(_ app: TestApp) async throws -> [String] {
    try await app.text().split(separator: "\n").map(String.init)
  }

  /// Waits until the screen says so; a step that waits for a gate keeps the window from settling.
  private func shows(_ app: TestApp, _ line: String) async throws -> Bool {
    for _ in 0..<1_000 {
      app.window.render()
      if try await lines(app).contains(line) { return true }
      await Task.yield()
    }
    return false
  }

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

  @Test func `words and names are in the person's language, and an app can say them otherwise`() async throws {
    let gate = Gate()
    let flow = Flow<Journey>("Import") { Step("Read") { _ in await gate.pass() } }
    let german = TextTable(language: "de", ["Import": "Einlesen", "Read": "Lesen"])
    let run = FlowRun(flow, state: Journey())
    let app = app(locale: "de-AT", tables: [german]) { FlowScene(run) }
    #expect(try await shows(app, "# Lesen (1 von 1)"))
    #expect(app.windowTitle == "Einlesen – App")
    #expect((try await lines(app)).contains("[Abbrechen]"))
    gate.open()
    _ = await run.outcome
    #expect(try await shows(app, "# Einlesen: fertig"))
    var words = FlowWords.english
    words.completed = "All is in."
    let other = FlowRun(flow, state: Journey())
    let said = self.app { FlowScene(other, words: words) }
    _ = await other.outcome
    #expect(try await shows(said, "# All is in."))
  }

  @Test func `German says everything that English says`() {
    let (english, german) = (FlowWords.english, FlowWords.german)
    for (left, right) in zip(Mirror(reflecting: english).children, Mirror(reflecting: german).children) {
      #expect(left.label == right.label)
      if let text = left.value as? String { #expect(text != right.value as? String, "\(left.label ?? "")") }
    }
    #expect(Set(german.statuses.keys) == Set(FlowProgress.Status.allCases))
    #expect(Set(english.statuses.keys) == Set(FlowProgress.Status.allCases))
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

  // MARK: Modules

  final class ImportModule: FlowModule<RootScope, Journey> {
    let log: Log
    init(_ flow: Flow<Journey>, log: Log) {
      self.log = log
      super.init(scope: RootScope(), run: FlowRun(flow, state: Journey()))
    }
    isolated deinit { log.add("gone") }
    override func didFinish(_ outcome: FlowOutcome<Journey>) { log.add("finished \(outcome.state.visited)") }
  }

  @Test func `a flow module starts with its activation, shows its flow, and is told the end once`() async throws {
    let log = log
    let flow = Flow<Journey>("Import") {
      visit("Read", log)
      UserStep("Ask", into: \.count) { _, answer in AskScene("Sure?") { answer(1) } }
    }
    let module = ImportModule(flow, log: log)
    let app = app { module }
    let root = Module<Void>(scope: ())
    try root.attach(module)
    #expect(log.entries.isEmpty)
    root.activate()
    #expect(try await shows(app, "# Sure?"))
    try await app.tap("Answer")
    #expect(await eventually { log.entries.last == "finished [\"Read\"]" })
    root.detach(module)
    try root.attach(module)
    for _ in 0..<100 { await Task.yield() }
    #expect(log.entries == ["Read", "finished [\"Read\"]"])
  }

  @Test func `a flow module that is detached cancels its flow, and goes`() async throws {
    let (gate, log) = (Gate(), log)
    let flow = Flow<Journey>("Import") {
      visit("Read", log)
      Step("Store") { _ in
        await gate.pass()
        try Task.checkCancellation()
      }
    }
    let root = Module<Void>(scope: ())
    root.activate()
    try root.attach(ImportModule(flow, log: log))
    await gate.reached()
    root.detach(root.children[0])
    #expect(log.entries == ["Read", "gone"])
    gate.open()
    #expect(await eventually { log.entries == ["Read", "gone", "undo Read"] })
  }

  @Test func `a flow module whose run was suspended leaves it as it is when it is detached`() async throws {
    let (gate, log) = (Gate(), log)
    let flow = Flow<Journey>("Import") {
      visit("Read", log)
      Step("Store") { _ in
        await gate.pass()
        try Task.checkCancellation()
      }
    }
    let root = Module<Void>(scope: ())
    root.activate()
    let module = ImportModule(flow, log: log)
    let run = module.flow
    try root.attach(module)
    await gate.reached()
    run.suspend()
    root.detach(module)
    for _ in 0..<100 { await Task.yield() }
    gate.open()
    guard case .suspended = await run.outcome else {
      Issue.record("it was not suspended: \(String(describing: run.end))")
      return
    }
    #expect(log.entries.first == "Read" && !log.entries.contains("undo Read"))
  }

  /// Leaves its flow's failures to the tree, but for what it deals with.
  final class ShopModule: FlowModule<RootScope, Journey> {
    override func didFinish(_ outcome: FlowOutcome<Journey>) {
      if case .failed(let failure, _) = outcome, (failure.error as? Refused)?.reason == "sold out" { return }
      super.didFinish(outcome)
    }
  }

  private func shop(_ log: Log, _ reason: String, onFailure: FailurePolicy = .stop) -> ShopModule {
    let flow = Flow<Journey>("Buy") { visit("Pay", log, onFailure: onFailure) { throw Refused(reason: reason) } }
    return ShopModule(scope: RootScope(), run: FlowRun(flow, state: Journey()))
  }

  @Test func `a flow that fails is a fault of its module, but for what the module deals with`() async throws {
    let (log, reports) = (log, Log())
    let root = Module<Void>(scope: ())
    root.report = { reports.add($0) }
    root.activate()
    let modules = [shop(log, "sold out"), shop(log, "no money")]
    for module in modules { try root.attach(module) }
    for module in modules { #expect(await module.flow.outcome.isCompleted == false) }
    #expect(await eventually { !reports.entries.isEmpty })
    for _ in 0..<100 { await Task.yield() }
    #expect(reports.entries.count == 1)
    #expect(reports.entries.first?.contains("ShopModule") == true)
    #expect(reports.entries.first?.contains("Buy failed at “Pay”: no money") == true)
  }

  @Test func `a failure that a person saw is reported once all the same`() async throws {
    let (log, reports) = (log, Log())
    let module = shop(log, "no money", onFailure: .ask)
    let app = app { module }
    module.report = { reports.add($0) }
    module.activate()
    #expect(try await shows(app, "# “Pay” did not work"))
    try await app.tap("Stop")
    #expect(try await shows(app, "# Buy failed at “Pay”. What was done has been taken back."))
    #expect(await eventually { !reports.entries.isEmpty })
    module.teardown()
    module.activate()
    for _ in 0..<100 { await Task.yield() }
    #expect(reports.entries.count == 1)
  }

  @Test func `a module whose flow fails is restarted by its policy, and its flow runs anew`() async throws {
    let (log, reports) = (log, Log())
    let root = Module<Void>(scope: ())
    root.report = { reports.add($0) }
    root.activate()
    try root.attach(key: "shop", restart: .upTo(2, within: .seconds(60))) { shop(log, "no money") }
    #expect(await eventually { !reports.entries.isEmpty })
    #expect(log.entries == ["Pay", "Pay", "Pay"])
    #expect(reports.entries.count == 1)
    #expect(reports.entries.first?.contains("after 2 restarts") == true)
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
