import Espalier
import Foundation
import Testing

@testable import EspalierLivePage
@testable import EspalierServer

/// The steps that the inspector records, and their source.
@MainActor @Suite struct RecordedStepTests {
  private let window = RepeatedCoordinator.window()
  private let recorder = StepRecorder(app: "ShopApp", visitor: Visitor(), start: "/", rejected: nil)

  private func node(_ text: String, at index: Int = 0) throws -> Int {
    let rows = InspectedElement.all(in: window).filter { $0.names.contains(text) && $0.kind == .row }
    return try #require(rows.indices.contains(index) ? rows[index].id : nil)
  }

  private func source(of visitor: Visitor = Visitor(), dropped: Int = 0) -> [String] {
    RecordedTest(
      app: "ShopApp", visitor: visitor, steps: recorder.steps, dropped: dropped, title: "Shop", path: "/"
    ).source.components(separatedBy: "\n")
  }

  @Test func `a text is one step, however often it is reported, and a secret is never kept`() throws {
    let (name, secret) = (try node("Name"), try node("Secret"))
    for text in ["A", "Ada"] { recorder.record(.control(node: name, element: 0, .input, .text(text)), in: window) }
    recorder.record(.control(node: name, element: 0, .change, .text("Ada")), in: window)
    recorder.record(.control(node: name, element: 0, .blur, .none), in: window)
    recorder.record(.control(node: secret, element: 0, .input, .text("rosebud")), in: window)
    recorder.record(.control(node: secret, element: 0, .submit, .text("rosebud")), in: window)
    #expect(
      recorder.steps == [
        .open("/"), .type("Ada", into: "Name"), .typeSecret(into: "Secret"), .press(.enter, in: "Secret"),
      ])
    #expect(!"\(recorder.steps)".contains("rosebud") && !source().contains { $0.contains("rosebud") })
    #expect(source().contains("  try await app.type(\"<secret>\", into: \"Secret\", leaves: false)"))
  }

  @Test(arguments: [Int.min, -1, 1_000_000, .max])
  func `a place that is outside of the history is a comment, whatever number a browser reports`(entry: Int) {
    recorder.record(.history(entry: entry), in: window)
    #expect(recorder.steps == [.open("/"), .impossible("the browser went to a place outside this page's history")])
  }

  @Test func `a step on an element that no name leads to is a comment, and so is one that met nothing`() throws {
    let second = try node("Buy", at: 1)
    recorder.record(.control(node: second, element: 0, .tap, .none), in: window)
    recorder.record(.control(node: try node("Buy"), element: 0, .tap, .none), in: window)
    recorder.wasIgnored()
    recorder.record(.control(node: 9_999, element: 0, .tap, .none), in: window)
    recorder.record(.file(node: second, element: 0), in: window)
    let comments = source().filter { $0.contains("// cannot be repeated: ") }
    #expect(comments.count == 4 && source().count { $0.contains("app.") } == 2 + 1 + 0, "\(source())")
    #expect(comments[0].hasSuffix("tap of the Button “Buy”") && comments[1].contains("met nothing"))
  }

  @Test func `an event that is no step marks no step as one that met nothing`() throws {
    recorder.record(.control(node: try node("Buy"), element: 0, .tap, .none), in: window)
    recorder.record(.control(node: try node("Buy"), element: Node.rowElement, .appear, .none), in: window)
    recorder.wasIgnored()
    #expect(recorder.steps == [.open("/"), .tap("Buy")])
  }

  @Test func `the last 200 steps are kept, and the test begins where the page was before them`() throws {
    let buy = try node("Buy")
    for _ in 0..<150 {
      recorder.record(.control(node: buy, element: 0, .tap, .none), in: window)
      recorder.record(.restored, in: window)
    }
    #expect(recorder.steps.count == 201 && recorder.dropped == 100)
    #expect(source(dropped: recorder.dropped)[3].contains("100 earlier steps are no longer stored"))
  }

  @Test func `the person and their language are those of the page, and texts are literals`() {
    let lines = source(of: Visitor(identity: "a\"b", locale: "de-DE", timeZone: "Europe/Berlin"))
    #expect(
      lines[1] == """
          let app = await TestApp(AppHost(ShopApp()), for: Visitor(identity: "a\\"b", locale: "de-DE", timeZone: "Europe/Berlin"))
        """)
    #expect(RecordedStep.tap("\\(x)\n").lines(leaves: true) == ["try await app.tap(\"\\\\(x)\\n\")"])
  }

  @Test func `a form that was rejected before the page is told`() {
    let recorder = StepRecorder(app: nil, visitor: Visitor(), start: "/", rejected: "sign-in")
    #expect(recorder.steps.count == 2 && "\(recorder.steps[1])".contains("sign-in"))
  }
}

private final class RepeatedCoordinator: Coordinator<Path> {
  override func placement(of route: Path) -> Placement<Path> { .root(RepeatedScene()) }

  static func window() -> Window {
    let window = Window(coordinator: RepeatedCoordinator(), title: "Shop")
    window.open(.root)
    window.render()
    return window
  }
}

private final class RepeatedScene: Scene {
  var screen: Screen {
    Screen(title: "Shop") {
      Section("fields") {
        Row(TextField.with(.label("Name"), .onInput { _ in }))
        Row(SecureField.with(.label("Secret"), .onInput { _ in }))
      }
      Section("goods") {
        Row(Button.with(.title("Buy"), .onTap {}))
        Row(Button.with(.title("Buy"), .onTap {}))
      }
    }
  }
}
