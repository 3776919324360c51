import Espalier
import Observation
import TestSupport
import Testing

@MainActor @Suite struct WindowAddressTests {
  @MainActor @Observable final class Renamed: Scene {
    var name = "First"
    var screen: Screen { Screen(title: name) {} }
  }

  @MainActor final class Paying: Scene {
    let pay: @MainActor @Sendable () async -> Void
    init(_ pay: @escaping @MainActor @Sendable () async -> Void) { self.pay = pay }
    var screen: Screen {
      Screen(title: "Pay") { Section("pay") { Row(Button.with(.title("Pay"), .onTapTask { [pay] in await pay() })) } }
    }
  }

  let surface = RecordingSurface()
  let coordinator = AppCoordinator()
  let window: Window

  init() {
    window = Window(coordinator: coordinator, title: "Wallet")
    window.follow(by: surface)
  }

  @Test func `the title is the screen's, then the app's`() {
    window.handle(.open(Path("/accounts/1")))
    #expect(surface.addresses.map(\.title) == ["Account 1 – Wallet"])
    #expect(surface.addresses.map(\.path.description) == ["/accounts/1"])
  }

  @Test func `a place that a person goes to is a new one in the history`() {
    window.handle(.open(.root))
    window.handle(.open(Path("/accounts")))
    #expect(surface.addresses.last?.change == .push)
  }

  @Test func `a link to the root of another tab leads to that root`() {
    for path in ["/accounts", "/accounts/1", "/", "/accounts"] as [Path] { window.handle(.open(path)) }
    #expect(window.path == "/accounts")
    #expect(surface.addresses.last?.path == "/accounts")
  }

  @Test func `a place that the surface went back to is not told as a new one`() {
    window.handle(.open(.root))
    window.handle(.open(Path("/accounts")))
    window.handle(.history(.root, entry: 0))
    #expect(surface.addresses.last?.change == .history)
    #expect(surface.addresses.last?.path == .root)
  }

  @Test func `each new place has the next number, and whoever goes on from an earlier one counts on from there`() {
    for path in ["/", "/accounts", "/accounts/1"] as [Path] { window.handle(.open(path)) }
    #expect(surface.addresses.map(\.entry) == [0, 1, 2])
    window.handle(.history("/accounts", entry: 1))
    #expect(surface.addresses.last?.change == .history && surface.addresses.last?.entry == 1)
    window.handle(.open("/messages/3"))
    #expect(surface.addresses.last?.change == .push && surface.addresses.last?.entry == 2)
  }

  @Test func `going back brings back what was on screen, of which the address names only the top`() {
    for path in ["/accounts/1", "/messages/3", "/"] as [Path] { window.handle(.open(path)) }
    #expect(window.state.description == "[accounts: /accounts /accounts/1 | home*: /]")
    window.handle(.history("/messages/3", entry: 1))
    #expect(window.state.description == "[accounts*: /accounts /accounts/1] + sheet: /messages/3")
    window.handle(.history("/", entry: 2))
    #expect(window.state.description == "[accounts: /accounts /accounts/1 | home*: /]")
    window.handle(.history("/messages/3", entry: nil))
    #expect(window.state.description == "[accounts: /accounts /accounts/1 | home*: /] + sheet: /messages/3")
  }

  @MainActor @Observable final class Writing: Scene {
    var isSaved = false
    var unsavedChanges: UnsavedChanges? { isSaved ? nil : UnsavedChanges() }
    var screen: Screen { Screen(title: "Writing") {} }
  }

  @Test func `a way back that is asked about first leaves the surface where it is, until somebody agrees`() async {
    window.handle(.open("/accounts"))
    window.handle(.open("/"))
    coordinator.push(own: Writing())
    await window.settled()
    surface.forget()
    window.handle(.history("/accounts", entry: 0))
    #expect(surface.addresses.map(\.change) == [.stay])
    #expect(surface.addresses.map(\.entry) == [1])
    #expect(window.path == "/own/Writing")
    surface.forget()
    window.press("Leave")
    await window.settled()
    #expect(surface.addresses.map(\.change) == [.go])
    #expect(surface.addresses.map(\.entry) == [0])
    #expect(window.path == "/own/Writing", "the surface goes first")
    window.handle(.history("/accounts", entry: 0))
    #expect(window.path == "/accounts")
    #expect(surface.addresses.last?.change == .history && surface.addresses.last?.entry == 0)
  }

  @Test func `who stays after all is where they were, and is asked again`() async throws {
    window.handle(.open("/accounts"))
    window.handle(.open("/"))
    coordinator.push(own: Writing())
    await window.settled()
    for _ in 0..<2 {
      window.handle(.history("/accounts", entry: 0))
      surface.forget()
      let stay = try #require(window.allNodes.first { $0.component.type == CancelButtonView.self })
      window.handle(.control(node: stay.id, element: 0, .tap, .none))
      await window.settled()
      #expect(surface.addresses.isEmpty)
      #expect(window.path == "/own/Writing")
      #expect(window.button("Leave") == nil)
    }
    window.handle(.open("/messages/3"))
    #expect(surface.addresses.last?.entry == 2, "the entry is still the one after the first")
  }

  @Test func `a place that the app went to by itself stands in place of the one before`() async {
    window.handle(.open(.root))
    coordinator.move(to: .accounts(.list))
    await window.settled()
    #expect(surface.addresses.last?.change == .replace)
    #expect(surface.addresses.last?.path.description == "/accounts")
  }

  @Test func `a place that a handler goes to after it has waited is a new one in the history`() async {
    let gate = Gate()
    let paying = Paying { [coordinator] in
      await gate.pass()
      coordinator.move(to: .accounts(.list))
    }
    coordinator.push(own: paying)
    await window.settled()
    surface.forget()
    window.press("Pay")
    await gate.reached()
    window.render()
    gate.open()
    await window.settled()
    #expect(surface.addresses.last?.path.description == "/accounts")
    #expect(surface.addresses.last?.change == .push)
  }

  @Test func `being there already is not told again`() {
    window.handle(.open(.root))
    surface.forget()
    window.handle(.open(.root))
    window.press("Add")
    #expect(surface.addresses.isEmpty)
  }

  @Test func `a changed title of the same place stands in place of the one before`() async throws {
    let scene = Renamed()
    coordinator.push(own: scene)
    await window.settled()
    surface.forget()
    scene.name = "Second"
    await window.settled()
    #expect(surface.addresses.map(\.title) == ["Second – Wallet"])
    #expect(surface.addresses.map(\.change) == [.replace])
  }

  @Test func `a screen without a name is called as the app is`() async {
    @MainActor final class Nameless: Scene {
      var screen: Screen { Screen(title: "") {} }
    }
    coordinator.push(own: Nameless())
    await window.settled()
    #expect(window.currentAddress.title == "Wallet")
  }

  @Test func `a surface that has just begun to look can ask where it is`() {
    window.open(Path("/accounts/1"))
    #expect(window.currentAddress.path.description == "/accounts/1")
    #expect(window.currentAddress.title == "Account 1 – Wallet")
  }

  /// A scene whose loading leads on.
  @MainActor final class Leading: Scene {
    let lead: @MainActor () -> Void
    init(_ lead: @escaping @MainActor () -> Void) { self.lead = lead }
    func load() async { lead() }
    var screen: Screen { Screen(title: "Leading") {} }
  }

  @Test func `where a scene's load leads on is no step of the person's, though a handler brought the scene`() async {
    let gate = Gate()
    coordinator.push(
      own: Paying { [coordinator] in
        await Task.yield()
        coordinator.push(own: Leading { coordinator.move(to: .search("led")) })
        await gate.pass()
      })
    await window.settled()
    surface.forget()
    window.press("Pay")
    await gate.reached()
    #expect(await eventually { window.path == "/search?text=led" })
    gate.open()
    await window.settled()
    #expect(surface.addresses.map(\.change) == [.push, .replace])
  }

  /// A scene whose button calls into the window before it leads on.
  @MainActor final class Looking: Scene {
    let look: @MainActor () -> Void
    init(_ look: @escaping @MainActor () -> Void) { self.look = look }
    var screen: Screen {
      Screen(title: "Looking") { Section("look") { Row(Button.with(.title("Look"), .onTap { [look] in look() })) } }
    }
  }

  enum Call: CaseIterable { case render, screen, sight, link, history }

  @Test(arguments: Call.allCases) func `a handler that calls into its window before it goes on goes on all the same`(
    call: Call
  ) async {
    window.handle(.open("/accounts"))
    coordinator.push(
      own: Looking { [window, coordinator] in
        switch call {
        case .render: window.render()
        case .screen: #expect(window.screen?.title == "Looking")
        case .sight: window.handle(.visibleRows(section: 0, positions: 0..<1))
        case .link: window.handle(.open("/messages/2"))
        case .history: window.handle(.history("/accounts", entry: 0))
        }
        coordinator.move(to: .search("more"))
      })
    await window.settled()
    surface.forget()
    window.press("Look")
    #expect(window.path == "/search?text=more")
    #expect(surface.addresses.last?.change == .push)
    surface.forget()
    coordinator.move(to: .home)
    await window.settled()
    #expect(surface.addresses.map(\.change) == [.replace], "the event is over")
  }
}
