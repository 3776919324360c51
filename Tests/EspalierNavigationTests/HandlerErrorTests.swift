import Espalier
import EspalierTesting
import Observation
import Testing

/// An error of a handler is a message over the screen, whatever the person did to call it, or the screen itself where
/// an app, a scene or the handler chooses that.
@MainActor @Suite struct HandlerErrorTests {
  @MainActor @Observable final class FailingScene: Scene {
    var isAsking = false
    var toast: Toast?
    var problem = ""
    var text = ""
    @ObservationIgnored var handlerFailure: HandlerFailure?
    @ObservationIgnored var attempts = 0
    @ObservationIgnored var failures = 1
    var isShowingSheet = false

    func attempt(shownAs presentation: HandlerFailure? = nil) throws {
      attempts += 1
      guard attempts <= failures else { return }
      throw presentation.map { HandlerError(Failure(), shownAs: $0) } ?? Failure()
    }

    var screen: Screen {
      Screen(title: "Failing", toolbar: [.item("Send") { [weak self] in try self?.attempt() }]) {
        Section("rows") {
          Row(Label.with(.text("Tapped"))).onTap { [weak self] in try self?.attempt() }
          Row(Label.with(.text("Acted on"))).actions(.destructive("Delete") { [weak self] in try self?.attempt() })
          Row(Label.with(.text("Tapped twice"))).onDoubleTap { [weak self] in try self?.attempt() }
          Row(
            TextField.with(
              .label("Field"), .text(Binding(self, \.text)),
              .onSubmit { [weak self] (_: String) throws in try self?.attempt() },
              .onKey(.arrowUp) { [weak self] _ in try self?.attempt() },
              .onCancel { [weak self] in try self?.attempt() }))
          Row(
            Menu.with(
              .title("Menu"), .items([MenuItem("a", "Item")]), .onSelect { [weak self] _ in try self?.attempt() }))
          Row(Button.with(.title("Ask"), .onTap { [weak self] in self?.isAsking = true }))
          Row(Button.with(.title("Catch"), .onTap { [weak self] in self?.send() }))
          Row(Button.with(.title("Lock"), .onTap { [weak self] in try self?.attempt(shownAs: .screen) }))
          Row(
            Button.with(
              .title("Cancel later"),
              .onTapTask { () async throws in throw HandlerError(CancellationError(), shownAs: .screen) }))
          Row(Button.with(.title("Later"), .onTapTask { [weak self] in try await self?.later() }))
          Row(Label.with(.text(problem))).id("problem")
        }
      }
      .dialog(Binding(self, \.isAsking)) { [weak self] in
        .confirmation("Sure?", action: "Yes") { try self?.attempt() }
      }
      .toast(Binding(self, \.toast))
      .dialog(Binding(self, \.isShowingSheet)) { [weak self] in
        .sheet("A sheet") {
          Section("fields") { Row(Button.with(.title("Save"), .onTap { try self?.attempt() })) }
        }
      }
    }

    init() { toast = Toast("Deleted", action: "Undo") { [weak self] in try self?.attempt() } }

    private func later() async throws {
      await Task.yield()
      try attempt()
    }

    private func send() {
      do { throw Failure() } catch { problem = "Nothing was sent. \(FailureLog.words(for: error))" }
    }
  }

  /// An action of a person, with the name that the message gives it.
  enum Act: String, CaseIterable {
    case row = "Tapped"
    case action = "Delete"
    case doubleTap = "Tapped twice"
    case field = "Field, Enter"
    case key = "Field, arrow"
    case escape = "Field, Escape"
    case menu = "Item"
    case bar = "Send"
    case later = "Later"
    case answer = "Yes"
    case undo = "Undo"

    var name: String { rawValue.split(separator: ",").first.map(String.init) ?? rawValue }
  }

  private let scene = FailingScene()
  private let app: TestApp

  init() async throws {
    let coordinator = AppCoordinator(log: Log())
    app = TestApp(Window(coordinator: coordinator, title: "Wallet", clock: ManualClock()))
    app.window.report = { _ in }
    coordinator.push(own: scene)
    try await app.settle()
  }

  private func take(_ act: Act) async throws {
    switch act {
    case .row: try await app.tap("Tapped")
    case .action: try await app.perform("Delete", on: "Acted on")
    case .doubleTap: try await app.doubleTap("Tapped twice")
    case .field: try await app.press(.enter, in: "Field")
    case .key: try await app.press(.arrowUp, in: "Field")
    case .escape: try await app.press(.escape, in: "Field")
    case .menu: try await app.choose("Item", in: "Menu")
    case .bar: try await app.tap("Send")
    case .later: try await app.tap("Later")
    case .answer:
      try await app.tap("Ask")
      try await app.tap("Yes")
    case .undo: try await app.tap("Undo")
    }
  }

  private func lines() async throws -> ReadLines { ReadLines(try await app.text()) }

  @Test(arguments: Act.allCases)
  func `a message names what the person did, the screen stays, and another try ends it`(act: Act) async throws {
    try await take(act)
    let message = "“\(act.name)” did not work. The line is cut."
    let failed = try await lines()
    #expect(failed.lines.contains { $0.contains(message) } && failed.contains("Acted on"))
    try await app.tap("Try again")
    #expect(scene.attempts == 2)
    let text = try await app.text()
    #expect(!text.contains(message) && text.contains("Acted on"))
  }

  @Test(arguments: Act.allCases)
  func `a scene may show errors of its handlers instead of its screen`(act: Act) async throws {
    scene.handlerFailure = .screen
    try await take(act)
    let failed = try await lines()
    #expect(failed.contains("The line is cut.") && !failed.contains("Acted on"))
    try await app.tap("Try again")
    #expect(try await lines().contains("Acted on"))
  }

  @Test func `an app chooses the presentation in its environment, and a scene over it`() async throws {
    app.window.environment.handlerFailure = .screen
    try await take(.row)
    #expect(try await !lines().contains("Acted on"))
    try await app.tap("Try again")
    (scene.attempts, scene.handlerFailure) = (0, .message)
    try await take(.row)
    #expect(try await lines().contains("Acted on"))
    #expect(try await app.text().contains("did not work"))
  }

  @Test func `one error chooses its own presentation, and is reported as itself`() async throws {
    var reports: [String] = []
    app.window.report = { reports.append($0) }
    try await app.tap("Lock")
    let failed = try await lines()
    #expect(failed.contains("The line is cut.") && !failed.contains("Acted on"))
    #expect(reports == ["A handler of FailingScene threw: The line is cut."])
  }

  @Test(arguments: [Act.answer, .undo, .row, .later])
  func `an action that fails again is shown again, also where its control has gone`(act: Act) async throws {
    scene.failures = 2
    try await take(act)
    try await app.tap("Try again")
    #expect(try await app.text().contains("“\(act.name)” did not work. The line is cut."))
    try await app.tap("Try again")
    #expect(scene.attempts == 3)
    #expect(try await !app.text().contains("did not work"))
  }

  @Test func `a control that works meanwhile takes its message away, so that nothing is done twice`() async throws {
    try await take(.row)
    try await take(.row)
    #expect(scene.attempts == 2)
    #expect(try await !app.text().contains("did not work"))
  }

  @Test func `a newer message of the scene is not covered`() async throws {
    try await take(.row)
    scene.toast = Toast("Deleted, again", action: "Undo") {}
    try await app.settle()
    #expect(try await app.text().contains("Deleted, again"))
  }

  @Test func `an error within a sheet is shown there`() async throws {
    scene.isShowingSheet = true
    try await app.settle()
    try await app.tap("Save")
    #expect(try await app.text().contains("“Save” did not work. The line is cut."))
    try await app.tap("Try again")
    #expect(scene.attempts == 2)
    #expect(try await app.text().contains("A sheet"), "the sheet is still open")
  }

  @Test func `a cancellation within a chosen presentation is no failure`() async throws {
    try await app.tap("Cancel later")
    #expect(try await lines().contains("Acted on"))
    #expect(try await !app.text().contains("did not work"))
  }

  @Test func `a message about an error can be closed`() async throws {
    try await take(.row)
    try await app.tap("Close")
    #expect(try await !app.text().contains("did not work"))
    #expect(scene.attempts == 1)
  }

  @Test func `an error that a handler catches is told in its own place, and the screen stays`() async throws {
    try await app.tap("Catch")
    let failed = try await lines()
    #expect(failed.contains("Nothing was sent. The line is cut.") && failed.contains("Acted on"))
  }
}
