import Espalier
import EspalierTesting
import Observation
import TestSupport
import Testing

/// Controls in a window: handlers that take their time, and values that are not taken.
@MainActor @Suite struct WindowControlTests {
  @MainActor @Observable final class ControlScene: Scene {
    var taps: [String] = []
    var isOn = false
    var name = "Eva"
    var told: [String] = []
    var isOpen = true
    @ObservationIgnored var gate = Gate()

    var screen: Screen {
      Screen(title: "Controls") {
        Section("controls") {
          Row(Label.with(.text("Taps \(taps.joined(separator: " "))")))
          Row(
            Button.with(
              .title("Pay"),
              .onTapTask { [weak self] () async in
                await self?.gate.pass()
                self?.taps.append("paid")
              }))
          Row(Label.with(.text("Slow row"))).onTapTask { [weak self] () async in
            await self?.gate.pass()
            self?.taps.append("row")
          }
          Row(Label.with(.text("Acting row"))).actions(
            .task("Archive") { [weak self] in
              await self?.gate.pass()
              self?.taps.append("archived")
            }, .action("Star") { [weak self] in self?.taps.append("starred") })
          Row(
            Toggle.with(
              .label("Slow"), .isOn(isOn),
              .onChangeTask { [weak self] (isOn) async in
                await self?.gate.pass()
                self?.isOn = isOn
              }))
          Row(Toggle.with(.label("Never"), .isOn(false), .onChange { _ in }))
          Row(
            TextField.with(
              .label("Name"), .text(Binding(self, \.name)), .onChange { [weak self] in self?.told.append($0) }))
          Row(Label.with(.isHidden()), Button.with(.title("Hidden"), .onTap { [weak self] in self?.taps.append("x") }))
        }
        if isOpen { Section("late") { Row(Label.with(.text("Open"))) } }
      }
    }
  }

  let scene = ControlScene()
  let window: Window
  let app: TestApp

  init() {
    let coordinator = AppCoordinator(log: Log())
    window = Window(coordinator: coordinator, title: "Wallet")
    coordinator.push(own: scene)
    window.render()
    app = TestApp(window)
  }

  private func node(_ isWanted: (AnyComponent) -> Bool) throws -> Int {
    try #require(window.allNodes.first { isWanted($0.component) }).id
  }

  @Test func `a button is busy while its handler runs, and takes no other tap`() async throws {
    let pay = try node { $0.value(of: Button.title) == "Pay" }
    #expect(window.handle(.control(node: pay, element: 0, .tap, .none)) == .handled)
    #expect((try await app.text()).contains("[Pay] (busy)"))
    await #expect(throws: DriverError.self) { try await app.tap("Pay") }
    #expect(window.handle(.control(node: pay, element: 0, .tap, .none)) == .ignored)
    // A render of something else leaves it busy.
    scene.isOpen = false
    window.render()
    #expect((try await app.text()).contains("[Pay] (busy)"))
    scene.gate.open()
    await window.settled()
    #expect(scene.taps == ["paid"])
    #expect((try await app.text()).contains("[Pay]\n"))
    try await app.tap("Pay")
    #expect(scene.taps == ["paid", "paid"])
  }

  @Test func `a row is busy while its handler runs`() async throws {
    let row = try node { $0 == Row(Label.with(.text("Slow row"))).component }
    #expect(window.handle(.control(node: row, element: 0, .tap, .none)) == .handled)
    #expect(window.handle(.control(node: row, element: 0, .tap, .none)) == .ignored)
    await #expect(throws: DriverError.self) { try await app.tap("Slow row") }
    scene.gate.open()
    await window.settled()
    #expect(scene.taps == ["row"])
  }

  @Test func `a row is busy while one of its actions runs, and takes no other`() async throws {
    let row = try node {
      $0 == Row(Label.with(.text("Acting row"))).actions(.action("Archive") {}, .action("Star") {}).component
    }
    let archive = WindowEvent.control(node: row, element: Node.rowElement, .action, .text("Archive"))
    let star = WindowEvent.control(node: row, element: Node.rowElement, .action, .text("Star"))
    #expect(window.handle(archive) == .handled)
    #expect(window.node(row)?.component.value(of: View.isBusy) == true)
    #expect(window.handle(archive) == .ignored)
    #expect(window.handle(star) == .ignored)
    await #expect(throws: DriverError.self) { try await app.perform("Star", on: "Acting row") }
    scene.gate.open()
    await window.settled()
    #expect(window.node(row)?.component.value(of: View.isBusy) == false)
    try await app.perform("Star", on: "Acting row")
    #expect(scene.taps == ["archived", "starred"])
  }

  @Test func `a button that goes while it is busy leaves nothing behind`() async throws {
    let pay = try node { $0.value(of: Button.title) == "Pay" }
    window.handle(.control(node: pay, element: 0, .tap, .none))
    window.handle(.open(Path("/accounts")))
    scene.gate.open()
    await window.settled()
    #expect(scene.taps == ["paid"])
  }

  @Test func `what was entered stays in sight until an async handler has spoken`() async throws {
    let toggle = try node { $0.value(of: Input.label) == "Slow" }
    window.handle(.control(node: toggle, element: 0, .change, .flag(true)))
    #expect(window.node(toggle)?.component.value(of: Toggle.isOn) == true)
    scene.isOpen = false
    window.render()
    #expect(window.node(toggle)?.component.value(of: Toggle.isOn) == true)
    scene.gate.open()
    await window.settled()
    #expect(scene.isOn)
    #expect(window.node(toggle)?.component.value(of: Toggle.isOn) == true)
  }

  @Test func `a value that is not taken is taken back, though nothing else has changed`() async throws {
    let toggle = try node { $0.value(of: Input.label) == "Never" }
    let before = app.patchCount
    #expect(window.handle(.control(node: toggle, element: 0, .change, .flag(true))) == .handled)
    #expect(app.patchCount == before + 1)
    #expect(window.node(toggle)?.component.value(of: Toggle.isOn) == false)
    // One that no control of its kind can hold is neither taken nor shown.
    #expect(window.handle(.control(node: toggle, element: 0, .change, .text("on"))) == .ignored)
    #expect(app.patchCount == before + 1)
  }

  @Test func `a settled value that was not told before is told to both handlers`() throws {
    let field = try node { $0.value(of: Input.label) == "Name" }
    window.handle(.control(node: field, element: 0, .change, .text("Ada")))
    #expect(scene.name == "Ada" && scene.told == ["Ada"])
    window.handle(.control(node: field, element: 0, .input, .text("Bo")))
    #expect(scene.name == "Bo" && scene.told == ["Ada"])
    window.handle(.control(node: field, element: 0, .change, .text("Bo")))
    #expect(scene.told == ["Ada", "Bo"])
  }
}
