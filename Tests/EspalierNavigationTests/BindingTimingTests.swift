import Espalier
import EspalierTesting
import Observation
import Testing

/// Bindings that wait: when they write, and that nothing else the person does overtakes them.
@MainActor @Suite struct BindingTimingTests {
  final class Search {
    var text = "" { didSet { writes.append(text) } }
    var writes: [String] = []
  }

  let search = Search()
  let clock = ManualClock()

  @Test func `a debounced one writes once after the pause, and shows meanwhile what was written`() {
    let binding = Binding(search, \.text).debounced(for: .seconds(1), clock: clock)
    binding.value = "m"
    clock.advance(by: .milliseconds(600))
    binding.value = "mi"
    #expect(binding.value == "mi")
    clock.advance(by: .milliseconds(999))
    #expect(search.writes == [])
    clock.advance(by: .milliseconds(1))
    #expect(search.writes == ["mi"] && clock.pendingCount == 0)
    search.text = "other"
    #expect(binding.value == "other")
  }

  @Test func `a throttled one writes at once, then the last in each period`() {
    let binding = Binding(search, \.text).throttled(for: .seconds(1), clock: clock)
    binding.value = "a"
    binding.value = "b"
    binding.value = "c"
    #expect(search.writes == ["a"] && binding.value == "c")
    clock.advance(by: .seconds(1))
    #expect(search.writes == ["a", "c"])
    clock.advance(by: .seconds(1))
    binding.value = "d"
    #expect(search.writes == ["a", "c", "d"])
  }

  @MainActor @Observable final class SearchScene: Scene {
    var text = ""
    @ObservationIgnored var log: [String] = []
    @ObservationIgnored let clock = ManualClock()
    @ObservationIgnored lazy var typed = Binding(
      get: { [weak self] in self?.text ?? "" },
      set: { [weak self] in
        self?.text = $0
        self?.log.append("wrote \($0)")
      }
    ).debounced(for: .seconds(1), clock: clock)
    @ObservationIgnored var beforeFilling: () -> Void = {}
    @ObservationIgnored var gates: [CheckedContinuation<Void, Never>] = []

    var screen: Screen {
      Screen(title: "Search") {
        Section("field") {
          Row(TextField.with(.label("Text"), .text(typed)))
          Row(
            TextField.with(
              .label("Asked"),
              .onInputTask { [weak self] text in
                await Task.yield()
                await Task.yield()
                try Task.checkCancellation()
                self?.log.append("asked \(text)")
              }))
          Row(Button.with(.title("Go"), .onTap { [weak self] in self?.log.append("tapped") }))
          Row(
            Button.with(
              .title("Fill"),
              .onTap { [weak self] in
                self?.beforeFilling()
                self?.typed.value = "filled"
              }))
        }
      }
    }
  }

  private func makeApp() -> (TestApp, SearchScene) {
    let coordinator = AppCoordinator(log: Log())
    let app = TestApp(Window(coordinator: coordinator, title: "Wallet"))
    let scene = SearchScene()
    coordinator.push(own: scene)
    return (app, scene)
  }

  @Test func `what waits is written before a tap, and once`() async throws {
    let (app, scene) = makeApp()
    try await app.settle()
    try await app.type("rent", into: "Text", leaves: false)
    #expect(scene.log == [])
    try await app.tap("Go")
    #expect(scene.log == ["wrote rent", "tapped"])
    scene.clock.advance(by: .seconds(2))
    #expect(scene.log == ["wrote rent", "tapped"])
    #expect(try await app.value(of: "Text") == "rent")
  }

  @Test func `what a handler writes after it has raised another event is written before a tap as well`() async throws {
    let (app, scene) = makeApp()
    try await app.settle()
    scene.beforeFilling = { [window = app.window] in window.press("Go") }
    try await app.tap("Fill")
    #expect(scene.log == ["tapped"])
    try await app.tap("Go")
    #expect(scene.log == ["tapped", "wrote filled", "tapped"])
  }

  @Test func `what waits is what the screen says, and the property is followed afterwards`() async throws {
    let (app, scene) = makeApp()
    try await app.settle()
    try await app.type("rent", into: "Text", leaves: false)
    let node = try #require(app.window.allNodes.first { $0.component.description.contains("\"Text\"") })
    #expect(node.component.description.contains("text: \"rent\""), "a surface that asks again is told what was typed")
    try await app.focus("Asked")
    scene.text = "food"
    try await app.settle()
    #expect(try await app.value(of: "Text") == "food")
  }

  @Test func `what waits is written when the field is left`() async throws {
    let (app, scene) = makeApp()
    try await app.settle()
    try await app.type("rent", into: "Text")
    #expect(scene.log == ["wrote rent"])
  }

  @Test func `what waits is written before the person leaves, and when the window closes`() async throws {
    let (app, scene) = makeApp()
    try await app.settle()
    try await app.type("rent", into: "Text", leaves: false)
    try await app.open("/accounts")
    #expect(scene.log == ["wrote rent"])
    try await app.back()
    try await app.type("food", into: "Text", leaves: false)
    app.window.close()
    #expect(scene.log == ["wrote rent", "wrote food"])
  }

  @Test func `of what is done with each state of a text, only the newest goes on`() async throws {
    let (app, scene) = makeApp()
    try await app.settle()
    let field = try #require(
      app.window.allNodes.first { $0.component.description.contains("Asked") })
    for text in ["r", "re", "ren"] {
      app.window.handle(.control(node: field.id, element: 1, .input, .text(text)))
      app.window.handle(.control(node: field.id, element: 0, .input, .text(text)))
    }
    try await app.settle()
    #expect(scene.log == ["asked ren"])
  }
}
