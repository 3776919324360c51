import Espalier
import Foundation
import TestSupport
import Testing

/// Tests of the history that goes on in another window, as after a restart of the program.
@MainActor @Suite struct WindowHistoryTests {
  private func window() -> (window: Window, surface: RecordingSurface) {
    let window = Window(coordinator: AppCoordinator(), title: "Wallet")
    let surface = RecordingSurface()
    window.follow(by: surface)
    return (window, surface)
  }

  /// A window that goes on from what was stored of another one, in place of its start.
  private func window(after old: Window) throws -> (window: Window, surface: RecordingSurface) {
    let stored = try JSONDecoder().decode(WindowHistory.self, from: JSONEncoder().encode(old.history))
    let new = window()
    new.window.open(.root)
    new.window.restore(old.state, scenes: old.restorationStates(), history: stored)
    new.window.render()
    return new
  }

  @Test func `a step back after a restart leads to what was on screen there, and not only to its address`() throws {
    let old = window().window
    for path in ["/accounts/1", "/messages/3", "/"] as [Path] { old.handle(.open(path)) }
    let (new, surface) = try window(after: old)
    #expect(new.currentAddress.entry == 2)
    new.handle(.history("/messages/3", entry: 1))
    #expect(new.state.description == "[accounts*: /accounts /accounts/1] + sheet: /messages/3")
    #expect(surface.addresses.last?.change == .history)
    new.handle(.history("/", entry: 2))
    #expect(new.state.description == "[accounts: /accounts /accounts/1 | home*: /]")
    new.handle(.history("/accounts/1", entry: 0))
    new.handle(.open("/accounts/2"))
    #expect(surface.addresses.last?.entry == 1, "whoever goes on from there counts on from there")
  }

  @Test func `a window that has shown something goes on where it is told, or where it was`() {
    let old = window().window
    for path in ["/accounts/1", "/messages/3", "/"] as [Path] { old.handle(.open(path)) }
    let new = window().window
    new.open(.root)
    new.render()
    new.restore(old.state, scenes: old.restorationStates(), history: old.history)
    #expect(new.currentAddress.entry == 2)
    new.restore(old.state, scenes: old.restorationStates())
    #expect(new.currentAddress.entry == 2)
  }

  @Test func `a step back without the history leads to the place at its address`() {
    let old = window().window
    for path in ["/accounts/1", "/messages/3", "/"] as [Path] { old.handle(.open(path)) }
    let new = window().window
    new.restore(old.state, scenes: old.restorationStates())
    new.render()
    #expect(new.currentAddress.entry == 0)
    new.handle(.history("/messages/3", entry: -1))
    #expect(new.path == "/messages/3")
  }

  @Test func `the last fifty entries are kept, after any number of steps`() throws {
    let old = window().window
    for step in 1...200 { old.handle(.open(Path("/accounts/\(step)"))) }
    let bytes = try JSONEncoder().encode(old.history)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("accounts\\/151") && !text.contains("accounts\\/150\""))
    let (new, _) = try window(after: old)
    new.handle(.history("/accounts/160", entry: 159))
    #expect(
      new.state
        == NavigationState(
          stack: .init(tabs: .init(selected: "accounts", stacks: ["accounts": .init(["/accounts", "/accounts/160"])]))))
  }
}
