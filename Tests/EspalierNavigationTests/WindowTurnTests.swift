import Espalier
import Observation
import Testing

/// Tests of a window's turns: an event is carried out, places and scenes settle, and each is told once, in one order.
@MainActor @Suite struct WindowTurnTests {
  /// A scene that changes another one whenever its screen is made.
  @MainActor @Observable final class Rival: Scene {
    var count = 0
    @ObservationIgnored var reads = 0
    @ObservationIgnored weak var other: Rival?
    var screen: Screen {
      reads += 1
      defer { if let other { other.count += 1 } }
      return Screen(title: "Rival") { Section("count") { Row(Label.with(.text("\(count)"))) } }
    }
  }

  /// A scene that goes on when it has appeared, or before.
  @MainActor @Observable final class Starting: Scene {
    var text = "made"
    @ObservationIgnored var beforeAppearing: () -> Void = {}
    func willAppear() { beforeAppearing() }
    func didAppear() { text = "appeared" }
    var screen: Screen { Screen(title: text) { Section("text") { Row(Label.with(.text(text))) } } }
  }

  /// A scene whose buttons call back into the window.
  @MainActor final class Calling: Scene {
    var call: () -> Void = {}
    var screen: Screen {
      Screen(title: "Calling") { Section("call") { Row(Button.with(.title("Call"), .onTap { self.call() })) } }
    }
  }

  /// A surface that keeps the calls that it receives in their order, and may answer the first patches.
  @MainActor final class Chronicle: AddressShowing, StackShowing, FocusShowing, WindowClosing {
    var calls: [String] = []
    var answer: ((Window) -> Void)?

    func apply(_ patches: [Patch], of window: Window) {
      calls.append("patches")
      let answer = answer
      self.answer = nil
      answer?(window)
    }
    func show(_ address: WindowAddress, of window: Window) { calls.append("address \(address.path)") }
    func show(_ stack: WindowStack, of window: Window) {
      calls.append("stack \(stack.layers.flatMap(\.places).map(\.title).joined(separator: " "))")
    }
    func focus(node: Int, element: Int, of window: Window) { calls.append("focus") }
    func close(_ window: Window) { calls.append("closed") }
  }

  let surface = Chronicle()
  let coordinator = AppCoordinator()
  let window: Window

  init() {
    window = Window(coordinator: coordinator, title: "Wallet")
    window.open(.root)
    window.attach(surface)
    surface.calls = []
  }

  @Test func `a surface is told once a turn: patches, the address, the places`() {
    window.handle(.open("/messages/1"))
    #expect(surface.calls == ["patches", "address /messages/1", "stack Home Message 1"])
  }

  @Test func `an event that a surface raises while it is told is shown when it has been told`() async {
    surface.answer = { $0.handle(.open("/accounts")) }
    window.handle(.open("/messages/1"))
    await window.settled()
    #expect(
      surface.calls == [
        "patches", "address /messages/1", "stack Home Message 1", "patches", "address /accounts", "stack Accounts",
      ])
  }

  @Test func `what a scene does before it appears is in the patches that bring it`() async {
    let scene = Starting()
    scene.beforeAppearing = { [coordinator] in coordinator.move(to: .search("more")) }
    coordinator.push(own: scene)
    window.render()
    #expect(surface.calls == ["patches", "address /search?text=more", "stack Home Search more"])
  }

  @Test func `what a scene does when it has appeared comes after what it appeared with`() async {
    coordinator.push(own: Starting())
    window.render()
    #expect(surface.calls.filter { $0 == "patches" }.count == 1)
    #expect(window.labels.contains("made"))
    #expect(!window.isSettled)
    await window.settled()
    #expect(surface.calls.filter { $0 == "patches" }.count == 2)
    #expect(window.labels.contains("appeared"))
  }

  @Test func `an event within a handler leaves the rest of the handler in the turn of its own event`() async {
    let scene = Calling()
    coordinator.push(own: scene)
    await window.settled()
    scene.call = { [window] in
      window.handle(.visibleRows(section: 0, positions: 0..<1))
      window.appearance = .dark
    }
    window.press("Call")
    #expect(window.isSettled)
    #expect(window.nodes(in: nil).first?.component.value(of: WindowView.appearance) == .dark)
  }

  @Test func `a scene that asks for a render while scenes come and go gets none in their midst`() async {
    let scene = Starting()
    scene.beforeAppearing = { [window] in window.render() }
    coordinator.push(own: scene)
    window.render()
    #expect(surface.calls.filter { $0 == "patches" }.count == 1)
    #expect(window.labels.contains("made"))
  }

  @Test func `screens that change each other are shown and reported, and the window goes on`() throws {
    var reports: [String] = []
    window.report = { reports.append($0) }
    let (lower, upper) = (Rival(), Rival())
    coordinator.push(own: lower)
    window.render()
    try window.navigator.present(upper)
    window.render()
    #expect(reports.isEmpty)
    (lower.other, upper.other) = (upper, lower)
    lower.count = 1
    surface.calls = []
    window.render()
    #expect(surface.calls.filter { $0 == "patches" }.count == 1)
    #expect((2...32).contains(lower.reads))
    #expect(reports.count == 1)
    #expect(reports.first?.contains("has not come to rest after 8 passes in one turn") == true)
    #expect(reports.first?.contains("Rival") == true)
    #expect(reports.first?.contains("Change state in handlers") == true)
    window.close()
  }

  @Test func `a window that a scene closes while it comes tells its surface nothing more`() {
    let scene = Starting()
    scene.beforeAppearing = { [window] in window.close() }
    coordinator.push(own: scene)
    window.render()
    #expect(window.isClosed)
    #expect(surface.calls.isEmpty)
  }

  @Test(arguments: [true, false]) func `a surface that is told of the end is told nothing after it`(
    isAttached: Bool
  ) async {
    surface.answer = { $0.handle(.closeRequested) }
    if isAttached { window.attach(surface) } else { window.handle(.open("/messages/1")) }
    await window.settled()
    #expect(surface.calls == ["patches", "closed"])
    window.attach(surface)
    #expect(surface.calls == ["patches", "closed"])
  }

  @Test func `a surface that closes its window by itself in the midst of a turn is told nothing more`() async {
    surface.answer = { $0.close() }
    window.handle(.open("/messages/1"))
    #expect(surface.calls == ["patches"])
  }

  @Test func `an event that a surface raises while it is attached is shown when all that is there has been told`() async
  {
    surface.answer = { $0.handle(.open("/accounts")) }
    window.attach(surface)
    #expect(surface.calls == ["patches", "address /", "stack Home"])
    await window.settled()
    #expect(
      surface.calls == ["patches", "address /", "stack Home", "patches", "address /accounts", "stack Accounts"])
  }

  @Test func `a surface that gives its window to another while it is attached leaves the rest to that one`() {
    let other = Chronicle()
    surface.answer = { $0.attach(other) }
    window.attach(surface)
    #expect(surface.calls == ["patches"])
    #expect(other.calls == ["patches", "address /", "stack Home"])
    other.calls = []
    other.answer = { $0.attach(self.surface) }
    surface.calls = []
    window.handle(.open("/messages/1"))
    #expect(other.calls == ["patches"])
    #expect(surface.calls == ["patches", "address /messages/1", "stack Home Message 1"])
  }
}
