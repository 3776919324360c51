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
      Screen(title: "Pay") { Section("pay") { Row(Button.with(.title("Pay"), .onTap { [pay] in await pay() })) } }
    }
  }

  let surface = RecordingSurface()
  let coordinator = AppCoordinator()
  let window: Window

  init() {
    window = Window(coordinator: coordinator, title: "Wallet")
    window.surface = surface
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
    window.handle(.history(.root))
    #expect(surface.addresses.last?.change == .history)
    #expect(surface.addresses.last?.path == .root)
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
}
