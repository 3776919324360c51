import Espalier
import EspalierTesting
import Observation
import TestSupport
import Testing

/// A handler whose error is shown as the screen takes its own scene down, with a way to try again, and nothing else.
@MainActor @Suite struct WindowFailureTests {
  @MainActor @Observable final class Loading: Scene {
    var names: Loadable<[String]> = .idle
    @ObservationIgnored var loads = 0
    @ObservationIgnored let gate = Gate()
    func load() async {
      loads += 1
      if loads > 1 { await gate.pass() }
      names = .loaded(loads > 1 ? ["second"] : ["first"])
    }
    var screen: Screen {
      Screen(title: "Loading") {
        Section("names") { for name in names.value ?? [] { Row(Label.with(.text(name))) } }
        Section("fail") { Row(Button.with(.title("Fail"), .onTap { throw HandlerError(Failure(), shownAs: .screen) })) }
      }
    }
  }

  let log = Log()
  let coordinator: AppCoordinator
  let app: TestApp

  init() {
    coordinator = AppCoordinator(log: log)
    app = TestApp(Window(coordinator: coordinator, title: "Wallet"))
  }

  @Test(arguments: ["Fail", "Fail later"])
  func `the scene of a handler that throws says so, and comes back with a retry`(button: String) async throws {
    try await app.open("/accounts")
    try await app.tap("Add")
    try await app.tap(button)
    let failed = ReadLines(try await app.text())
    #expect(failed.contains("The line is cut."))
    #expect(!failed.contains("Count 2"))
    #expect(failed.contains("Start"), "the tabs are still there")
    try await app.tap("Try again")
    #expect(ReadLines(try await app.text()).contains("Count 2"), "its state is kept")
    #expect(log.entries.filter { $0 == "made Accounts" }.count == 1)
  }

  @Test func `the outcome of an event says that it failed`() {
    app.window.open(.root)
    app.window.render()
    #expect(app.window.press("Fail") == .failed)
    #expect(app.window.press("Fail") == nil, "the failed scene has no such button any more")
  }

  @Test func `a neighbour goes on`() async throws {
    try await app.open("/")
    try await app.tap("Fail")
    try await app.open("/messages/1")
    try await app.tap("Add")
    #expect(ReadLines(try await app.text()).contains("Count 2"))
    try await app.tap("Close")
    #expect(ReadLines(try await app.text()).contains("The line is cut."))
    try await app.tap("Money")
    try await app.tap("Add")
    #expect(ReadLines(try await app.text()).contains("Count 2"))
  }

  @Test func `the failure is reported with the scene's class`() async throws {
    var reports: [String] = []
    app.window.report = { reports.append($0) }
    try await app.open("/")
    try await app.tap("Fail")
    #expect(reports.count == 1)
    #expect(reports.first?.contains("PlaceScene") == true)
    #expect(reports.first?.contains("The line is cut.") == true)
  }

  @Test func `a handler that ends by being cancelled is no failure`() async throws {
    @MainActor final class Cancelling: Scene {
      var screen: Screen {
        Screen(title: "Cancelling") {
          Section("content") {
            Row(Button.with(.title("Cancel"), .onTapTask { () async throws in throw CancellationError() }))
          }
        }
      }
    }
    coordinator.push(own: Cancelling())
    try await app.settle()
    try await app.tap("Cancel")
    #expect(ReadLines(try await app.text()).contains("Cancel"))
  }

  @Test func `a failure of a scene that has gone meanwhile harms nobody`() async throws {
    @MainActor final class Leaving: Scene {
      let gate: Gate
      init(_ gate: Gate) { self.gate = gate }
      var screen: Screen {
        Screen(title: "Leaving") {
          Section("content") {
            Row(
              Button.with(
                .title("Fail at the end"),
                .onTapTask { [gate] () async throws in
                  await gate.pass()
                  throw Failure()
                }))
          }
        }
      }
    }
    try await app.open("/")
    let gate = Gate()
    coordinator.push(own: Leaving(gate))
    try await app.settle()
    app.window.press("Fail at the end")
    await gate.reached()
    try coordinator.pop()
    gate.open()
    try await app.settle()
    #expect(ReadLines(try await app.text()).contains("Count 0"))
  }

  @Test func `a retry loads again, and shows what was there until that has ended`() async throws {
    let scene = Loading()
    coordinator.push(own: scene)
    try await app.settle()
    try await app.tap("Fail")
    app.window.press("Try again")
    await scene.gate.reached()
    #expect(await eventually { app.window.labels.contains("first") }, "the failure makes way at once")
    #expect(!app.window.labels.contains("The line is cut."))
    scene.gate.open()
    try await app.settle()
    #expect(ReadLines(try await app.text()).lines.contains("second"))
    #expect(scene.loads == 2)
  }
}
