import Espalier
import EspalierTesting
import Foundation
import TestSupport
import Testing

/// Tests of the host above the windows of an app.
@MainActor @Suite struct AppHostTests {
  @Test func `a window has its root, active and prepared, and the app's title`() async throws {
    let host = AppHost(NotesApp())
    let window = await host.makeWindow(for: Visitor(identity: "Ada"))
    #expect(window.title == "Notes" && window.appearance == .dark)
    let app = TestApp(window)
    try await app.open("/notes/3")
    #expect(try await app.text().contains("This is note 3"))
    try await app.open("/")
    #expect(try await app.text().contains("the notes of Ada"))
  }

  @Test func `a root that cannot be made shows why at any place, and the next try has it`() async throws {
    let host = AppHost(NotesApp(failures: Failures(1)))
    let first = TestApp(await host.makeWindow(for: Visitor()))
    try await first.open("/notes/3")
    #expect(try await first.text().contains("note 3") == false)
    #expect(first.window.screen?.sections.isEmpty == false)
    let second = TestApp(await host.makeWindow(for: Visitor()))
    try await second.open("/notes/3")
    #expect(try await second.text().contains("This is note 3"))
  }

  @Test func `submissions and exports are carried out by the app's handlers`() async throws {
    let host = AppHost(NotesApp())
    let outcome = try await host.submit(
      Submission("sign-in"), SubmissionValues(["name": "ada"]), from: Submitter(identity: nil))
    #expect(outcome == .signIn(identity: "ada", to: "/"))
    await #expect(throws: HostError.noSubmission("sign-out")) {
      try await host.submit(Submission("sign-out"), SubmissionValues(), from: Submitter())
    }
    #expect("\(HostError.noSubmission("sign-out"))".contains("`submissions`"))
    let file = try await host.export(Export("notes.txt"), for: "ada")
    #expect(try await String(decoding: file.bytes(), as: UTF8.self) == "of ada")
    await #expect(throws: ExportError.signInRequired) { try await host.export(Export("notes.txt"), for: nil) }
    await #expect(throws: ExportError.notFound) { try await host.export(Export("other"), for: "ada") }
  }

  @Test func `a driven app takes its windows, forms and files from the host`() async throws {
    let app = await TestApp(AppHost(NotesApp()), for: Visitor(identity: "ada"))
    try await app.open("/")
    #expect(try await app.text().contains("the notes of ada"))
    let file = try await app.save("Take out")
    #expect(String(decoding: file.bytes, as: UTF8.self) == "of ada")
  }

  @Test func `a form is carried out for its window: refused where it stands, or gone on from as who it is then`() async
  {
    struct Forms: App {
      var submissions: [Submission: SubmissionHandler] {
        [
          Submission("in"): { _, submitter in .signIn(identity: "ada of \(submitter.visit)", to: "/notes/1") },
          Submission("out"): { _, _ in .signOut(to: "/") },
          Submission("no"): { _, _ in .rejected(["name": "Nobody"]) },
          Submission("fails"): { _, _ in throw Locked() },
        ]
      }
      func root(for visitor: Visitor) -> NotesFeature { NotesFeature(scope: NotesScope(visitor)) }
    }
    let host = AppHost(Forms())
    let visitor = Visitor(identifier: "visit")
    let window = await host.makeWindow(for: visitor)
    window.open("/notes/3")
    let form = SubmittedForm(SubmissionValues(["name": "ada", "password": "rosebud"]), secrets: ["password"])
    func step(_ name: String, _ visitor: Visitor) async -> SubmissionStep {
      await host.carryOut(Submission(name), form, in: window, for: visitor)
    }
    let signedIn = Visitor(identity: "ada of visit", identifier: "visit")
    #expect(await step("in", visitor) == .goesOn(signedIn, at: "/notes/1"))
    #expect(await step("out", signedIn) == .goesOn(visitor, at: "/"))
    #expect(window.speaking { Submission("no").rejection } == nil)
    #expect(await step("no", visitor) == .refused)
    let rejection = window.speaking { Submission("no").rejection }
    #expect(rejection?.messages == ["name": "Nobody"] && rejection?.values == ["name": "ada"])
    #expect(window.speaking { Submission("in").rejection } == nil, "it is no other form's")
    #expect(await step("fails", visitor) == .refused)
    #expect(window.speaking { Submission("fails").rejection }?[.form].contains("Something went wrong") == true)
    window.open("/notes/4")
    window.render()
    #expect(window.speaking { Submission("fails").rejection } == nil, "it was sent from elsewhere")
    window.close()
  }

  @Test func `handlers are asked for once, so what one counts by holds from one form to the next`() async throws {
    struct Counting: App {
      var submissions: [Submission: SubmissionHandler] {
        let left = Failures(1)
        return [Submission("try"): { _, _ in left.takeOne() ? .moved(to: "/") : .rejected([:]) }]
      }
      func root(for visitor: Visitor) -> NotesFeature { NotesFeature(scope: NotesScope(visitor)) }
    }
    let host = AppHost(Counting())
    #expect(try await host.submit(Submission("try"), SubmissionValues(), from: Submitter()) == .moved(to: "/"))
    #expect(try await host.submit(Submission("try"), SubmissionValues(), from: Submitter()) == .rejected([:]))
  }

  @Test func `connectors are told the life of the app, and screens by their patterns only`() async throws {
    let app = NotesApp()
    let host = AppHost(app)
    await host.start()
    let first = await host.makeWindow(for: Visitor(), at: "/notes/7")
    let second = await host.makeWindow(for: Visitor())
    first.open("/notes/7")
    first.render()
    first.open("/search?text=secret")
    first.render()
    first.close()
    second.close()
    await host.stop()
    let told = app.told.all
    #expect(told.first == .launched && told.last == .willEnd)
    #expect(
      told.filter { !LifecycleEvents.screens.contains($0.kind) } == [
        .launched, .active, .opened(address: "/notes/7"), .background, .willEnd,
      ])
    #expect(
      told.filter { LifecycleEvents.screens.contains($0.kind) } == [
        .screenAppeared(pattern: "/notes/{Int}"), .screenDisappeared(pattern: "/notes/{Int}"),
        .screenAppeared(pattern: "/search"), .screenDisappeared(pattern: "/search"),
      ])
    #expect(!told.contains { "\($0)".contains("secret") })
  }

  @Test func `what strangers open while the connectors start is held within a limit, and the rest is reported`() async {
    struct Slow: App {
      let told: Told
      let arrived: Switch
      let goesOn: Switch
      var connectors: [any Connector] {
        Listener(told: told)
        Waiting(arrived: arrived, goesOn: goesOn)
      }
      init() { self.init(told: Told()) }
      init(told: Told) { (self.told, arrived, goesOn) = (told, Switch(), Switch()) }
      func root(for visitor: Visitor) -> NotesFeature { NotesFeature(scope: NotesScope(visitor)) }
    }
    struct Waiting: Connector {
      let arrived: Switch
      let goesOn: Switch
      let startDeadline = Duration.seconds(3600)
      func start() async {
        arrived.isOn = true
        while !goesOn.isOn { await Task.yield() }
      }
    }
    let app = Slow()
    let reports = Lines()
    let host = AppHost(app) { reports.add("\($0)") }
    let starting = Task { await host.start() }
    while !app.arrived.isOn { await Task.yield() }
    for number in 0..<1000 { await host.makeWindow(for: Visitor(), at: "/notes/\(number)").close() }
    app.goesOn.isOn = true
    await starting.value
    await host.stop()
    let opened = app.told.all.filter { $0.kind == .opened }
    #expect(app.told.all.first == .launched && opened.last == .opened(address: "/notes/999"))
    #expect(opened.count <= 64)
    #expect(reports.all.contains { $0.hasPrefix("connectors: receive(") && $0.contains("not told") }, "\(reports.all)")
  }

  @Test func `a window that nobody holds any more is gone for the connectors, too`() async throws {
    let app = NotesApp()
    let host = AppHost(app)
    await host.start()
    do {
      let window = await host.makeWindow(for: Visitor())
      window.open("/")
    }
    await host.stop()
    #expect(app.told.all.contains(.background))
  }

  @Test func `an app that is told of its window's end leaves the connectors what they are told`() async throws {
    let app = NotesApp()
    let ends = Told()
    let host = AppHost(Ending(told: app.told, ends: ends))
    await host.start()
    await host.makeWindow(for: Visitor()).close()
    await host.stop()
    #expect(ends.all == [.willEnd])
    #expect(app.told.all == [.launched, .active, .background, .willEnd])
  }

  @Test func `whoever replaces a window's closures takes nothing from the connectors`() async throws {
    let app = NotesApp()
    let host = AppHost(app)
    await host.start()
    let window = await host.makeWindow(for: Visitor())
    window.onNavigation = { _ in }
    window.onClose = {}
    window.open("/notes/7")
    window.render()
    window.close()
    await host.stop()
    #expect(
      app.told.all == [
        .launched, .active, .screenAppeared(pattern: "/notes/{Int}"), .screenDisappeared(pattern: "/notes/{Int}"),
        .background, .willEnd,
      ])
  }

  @Test func `the phase follows whether somebody sees a window`() async throws {
    let app = NotesApp()
    let host = AppHost(app)
    await host.start()
    let first = await host.makeWindow(for: Visitor())
    let second = await host.makeWindow(for: Visitor())
    first.isVisible = false
    second.isVisible = false
    second.isVisible = true
    second.close()
    first.isVisible = true
    first.isVisible = false
    first.close()
    first.isVisible = true
    await host.stop()
    #expect(
      app.told.all == [
        .launched, .active, .inactive, .active, .inactive, .active, .inactive, .background, .willEnd,
      ])
  }

  @Test func `low memory is told at most once a minute`() async {
    let app = NotesApp()
    let clock = TestClock()
    let host = AppHost(app, clock: clock)
    await host.start()
    let isLow = Switch()
    let looks = Lines()
    let watch = Task {
      await host.watchMemory(
        MemoryPressure {
          looks.add("look")
          return isLow.isOn
        }, every: .seconds(30))
    }
    func look(_ number: Int) async {
      while looks.all.count < number || clock.sleeperCount == 0 { await Task.yield() }
      clock.advance(by: .seconds(30))
    }
    await look(1)
    isLow.isOn = true
    for number in 2...6 { await look(number) }
    while looks.all.count < 7 { await Task.yield() }
    watch.cancel()
    #expect(await watch.value)
    await host.stop()
    #expect(app.told.all == [.launched, .memoryLow, .memoryLow, .memoryLow, .willEnd])
    #expect(await !host.watchMemory(MemoryPressure { nil }))
  }

  @Test func `a look at the memory that fails between others ends nothing, and none is taken on the main thread`() async
  {
    let app = NotesApp()
    let clock = TestClock()
    let host = AppHost(app, clock: clock)
    await host.start()
    let looks = Lines()
    let watch = Task {
      await host.watchMemory(
        MemoryPressure {
          looks.add(Thread.isMainThread ? "on the main thread" : "beside it")
          return [false, nil, true][min(looks.all.count, 3) - 1]
        }, every: .seconds(30))
    }
    for number in 1...2 {
      while looks.all.count < number || clock.sleeperCount == 0 { await Task.yield() }
      clock.advance(by: .seconds(30))
    }
    while looks.all.count < 3 || clock.sleeperCount == 0 { await Task.yield() }
    watch.cancel()
    #expect(await watch.value)
    await host.stop()
    #expect(app.told.all == [.launched, .memoryLow, .willEnd])
    #expect(Set(looks.all) == ["beside it"])
  }

  @Test func `what happens while connectors start is told after the launch`() async throws {
    let gate = Gate()
    let app = Slow(told: Told(), gate: gate)
    let host = AppHost(app)
    let starting = Task { await host.start() }
    await gate.reached()
    let window = await host.makeWindow(for: Visitor(), at: "/notes/7")
    window.open("/notes/7")
    window.render()
    gate.open()
    await starting.value
    await host.stop()
    #expect(
      app.told.all == [
        .launched, .active, .opened(address: "/notes/7"), .screenAppeared(pattern: "/notes/{Int}"), .willEnd,
      ])
    window.close()
  }

  @Test func `what goes wrong with a connector is told in the log of the surface, or where the caller wants it`() async
  {
    struct Faulty: App {
      var connectors: [any Connector] { Thrower() }
      func root(for visitor: Visitor) -> NotesFeature { NotesFeature(scope: NotesScope(visitor)) }
    }
    let (log, wanted) = (Lines(), Lines())
    for report in [nil, { @Sendable (report: ConnectorReport) in wanted.add("\(report)") }] {
      let host = AppHost(Faulty(), report: report)
      host.reportsGo(to: { log.add($0) })
      await host.start()
      await host.stop()
    }
    #expect(log.all == ["Connector Thrower: start failed: Locked()"])
    #expect(wanted.all == ["Thrower: start failed: Locked()"])
  }

  @Test func `a connector that throws or hangs keeps no window from being made`() async throws {
    struct Faulty: App {
      var connectors: [any Connector] {
        BackgroundWork("ends") { throw Locked() }
        Thrower()
      }
      func root(for visitor: Visitor) -> NotesFeature { NotesFeature(scope: NotesScope(visitor)) }
    }
    let host = AppHost(Faulty())
    await host.start()
    let app = TestApp(await host.makeWindow(for: Visitor()))
    try await app.open("/")
    #expect(try await app.text().contains("the notes of a stranger"))
    #expect(await host.connectors.state(of: "Thrower") == .failed)
    await host.stop()
  }

  @Test func `an app that cannot be made says what is missing`() {
    struct Unmade: App {
      let name: String
      func root(for visitor: Visitor) -> NotesFeature { NotesFeature(scope: NotesScope(visitor)) }
    }
    let error = #expect(throws: AppError.self) { try Unmade() }
    #expect("\(error, default: "")".contains("init(_ launch: Launch<Options>)"))
  }
}

/// An app that looks after the end of its windows itself.
private struct Ending: App {
  let told: Told
  let ends: Told
  var connectors: [any Connector] { Listener(told: told) }
  func root(for visitor: Visitor) -> NotesFeature { NotesFeature(scope: NotesScope(visitor)) }
  func prepare(_ window: Window, of root: NotesFeature) { window.onClose = { ends.add(.willEnd) } }
}

private struct Thrower: Connector {
  func start() async throws { throw Locked() }
}

/// An app with a connector that starts when a gate opens, before one that listens.
private struct Slow: App {
  let told: Told
  let gate: Gate
  var connectors: [any Connector] {
    Listener(told: told)
    Waiter(gate: gate)
  }
  func root(for visitor: Visitor) -> NotesFeature { NotesFeature(scope: NotesScope(visitor)) }
}

private struct Waiter: Connector {
  let gate: Gate
  func start() async throws { await gate.pass() }
}
