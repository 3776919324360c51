import Espalier
import EspalierTesting
import Observation
import TestSupport
import Testing

/// Fields that are used with the keyboard alone.
@MainActor @Suite struct WindowTypingTests {
  @MainActor @Observable final class TypingScene: Scene {
    var wish = ""
    var wishes: [String] = []
    var seen: [String] = []
    var isOpen = false
    @ObservationIgnored var gate = Gate()
    private struct Refused: Error {}

    var screen: Screen {
      Screen(title: "Typing") {
        Section("typing") {
          Row(
            TextField.with(
              .label("Wish"), .text(Binding(self, \.wish)), .clearsOnSubmit(),
              .onSubmitTask { [weak self] (text: String) in
                self?.seen.append(self?.wish ?? "gone")
                await self?.gate.pass()
                if text == "too much" { throw Refused() }
                self?.wishes.append(text)
              }))
          Row(
            TextField.with(
              .label("At once"), .text(Binding(self, \.wish)), .clearsOnSubmit(),
              .onSubmit { (_: String) throws in throw Refused() }))
          Row(
            TextField.with(.label("Short"), .maximumLength(3), .onSubmit { [weak self] in self?.seen.append($0) }))
          Row(Button.with(.title("Save"), .onKey(.pageUp) { [weak self] in self?.seen.append($0.rawValue) }))
        }
        if isOpen {
          Section("late") {
            Row(TextField.with(.label("First"), .autofocus()))
            Row(TextField.with(.label("Second")))
          }
        }
      }
    }
  }

  let scene = TypingScene()
  let window: Window
  let app: TestApp

  init() {
    let coordinator = AppCoordinator(log: Log())
    window = Window(coordinator: coordinator, title: "Wallet")
    window.report = { _ in }
    coordinator.push(own: scene)
    window.render()
    app = TestApp(window)
  }

  private func field(_ label: String) throws -> Int {
    try #require(window.allNodes.first { $0.component.value(of: Input.label) == label }).id
  }

  @Test func `a field is empty before its handler runs, which has what was in it`() async throws {
    let wish = try field("Wish")
    for text in ["milk", "bread"] {
      window.handle(.control(node: wish, element: 0, .input, .text(text)))
      window.handle(.control(node: wish, element: 0, .submit, .text(text)))
      #expect(scene.wish.isEmpty, "while the handler is at work")
    }
    scene.gate.open()
    await window.settled()
    #expect(scene.wishes == ["milk", "bread"])
    #expect(scene.seen == ["", ""])
  }

  @Test(arguments: [("", "too much"), ("next", "next")])
  func `what a handler refuses stands in the field again, unless something else does`(
    next: String, left: String
  ) async throws {
    let wish = try field("Wish")
    window.handle(.control(node: wish, element: 0, .input, .text("too much")))
    window.handle(.control(node: wish, element: 0, .submit, .text("too much")))
    window.handle(.control(node: wish, element: 0, .input, .text(next)))
    scene.gate.open()
    await window.settled()
    #expect(scene.wish == left)
  }

  @Test func `a handler that throws at once gives the text back too`() throws {
    let field = try field("At once")
    window.handle(.control(node: field, element: 0, .input, .text("milk")))
    #expect(window.handle(.control(node: field, element: 0, .submit, .text("milk"))) == .failed)
    #expect(scene.wish == "milk")
  }

  @Test func `Enter hands on no more than fits into the field, whatever a surface tells`() throws {
    let short = try field("Short")
    #expect(window.handle(.control(node: short, element: 0, .submit, .text("four"))) == .ignored)
    #expect(window.handle(.control(node: short, element: 0, .submit, .text("six"))) == .handled)
    #expect(scene.seen == ["six"])
  }

  @Test func `a control takes the keys that it asks for, whatever a surface tells`() async throws {
    let save = try #require(window.allNodes.first { $0.component.value(of: Button.title) == "Save" }).id
    for value: EventValue in [.text("a"), .text(""), .none, .text("PageUp PageUp"), .flag(true)] {
      #expect(window.handle(.control(node: save, element: 0, .key, value)) == .ignored, "\(value)")
    }
    #expect(window.handle(.control(node: save, element: 0, .key, .text("PageUp"))) == .handled)
    #expect(scene.seen == ["PageUp"])
    try await app.press(.pageDown, in: "Save")
    #expect(scene.seen == ["PageUp"])
  }

  @Test func `a view that comes into sight has the focus that it asks for, and keeps none by staying`() async throws {
    #expect(try await app.focus() == "")
    scene.isOpen = true
    try await app.settle()
    #expect(try await app.focus() == "First")
    try await app.focus("Second")
    scene.wish = "x"
    try await app.settle()
    #expect(try await app.focus() == "Second")
    let later = TestApp(window)
    #expect(try await later.focus() == "First", "a surface that begins to look is told too")
  }

  @Test func `a key press is written with what is held down in one order`() {
    #expect(KeyPress.character("k").with(.command).rawValue == "Control+k")
    #expect(KeyPress.character(" ") == .space, "a blank parts the keys that a surface is told of")
    #expect(KeyPress.arrowUp.with(.shift, .command, .option).rawValue == "Control+Alt+Shift+ArrowUp")
    #expect(KeyPress.pageUp.with(.shift, .shift) == KeyPress(rawValue: "Shift+PageUp"))
    #expect("\(KeyPress.enter)" == "Enter")
  }
}
