import Espalier
import EspalierTesting
import Observation
import Testing

/// An error of a handler is shown in the handler's scene, whatever the person did to call it.
@MainActor @Suite struct HandlerErrorTests {
  @MainActor @Observable final class FailingScene: Scene {
    var isAsking = false
    var toast: Toast? = Toast("Deleted", action: "Undo") { throw Failure() }
    var problem = ""
    var text = ""

    var screen: Screen {
      Screen(title: "Failing", toolbar: [.item("Send") { throw Failure() }]) {
        Section("rows") {
          Row(Label.with(.text("Tapped"))).onTap { throw Failure() }
          Row(Label.with(.text("Acted on"))).actions(.destructive("Delete") { throw Failure() })
          Row(Label.with(.text("Tapped twice"))).onDoubleTap { throw Failure() }
          Row(
            TextField.with(
              .label("Field"), .text(Binding(self, \.text)), .onSubmit { (_: String) throws in throw Failure() },
              .onKey(.arrowUp) { _ in throw Failure() }, .onCancel { throw Failure() }))
          Row(Menu.with(.title("Menu"), .items([MenuItem("a", "Item")]), .onSelect { _ in throw Failure() }))
          Row(Button.with(.title("Ask"), .onTap { [weak self] in self?.isAsking = true }))
          Row(Button.with(.title("Catch"), .onTap { [weak self] in self?.attempt() }))
          Row(Label.with(.text(problem))).id("problem")
        }
      }
      .dialog(Binding(self, \.isAsking)) { .confirmation("Sure?", action: "Yes") { throw Failure() } }
      .toast(Binding(self, \.toast))
    }

    private func attempt() {
      do { throw Failure() } catch { problem = "Nothing was sent. \(FailureLog.words(for: error))" }
    }
  }

  enum Act: String, CaseIterable {
    case row, action, doubleTap, field, key, escape, menu, bar, answer, undo
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
    case .answer:
      try await app.tap("Ask")
      try await app.tap("Yes")
    case .undo: try await app.tap("Undo")
    }
  }

  @Test(arguments: Act.allCases)
  func `whatever the person did, its error is in sight, and the screen comes back`(act: Act) async throws {
    try await take(act)
    let failed = ReadLines(try await app.text())
    #expect(failed.contains("The line is cut.") && !failed.contains("Acted on"))
    try await app.tap("Try again")
    #expect(ReadLines(try await app.text()).contains("Acted on"))
  }

  @Test func `an error that a handler catches is told in its own place, and the screen stays`() async throws {
    try await app.tap("Catch")
    let lines = ReadLines(try await app.text())
    #expect(lines.contains("Nothing was sent. The line is cut.") && lines.contains("Acted on"))
  }
}
