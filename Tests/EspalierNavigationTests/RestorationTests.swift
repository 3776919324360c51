import Espalier
import EspalierTesting
import Foundation
import Testing

@MainActor @Suite struct RestorationTests {
  private func makeWindow() -> Window { Window(coordinator: AppCoordinator(), title: "Wallet") }

  private func stored(_ state: NavigationState) throws -> NavigationState {
    try JSONDecoder().decode(NavigationState.self, from: JSONEncoder().encode(state))
  }

  @Test func `what was on screen is there again after a restart`() throws {
    let first = makeWindow()
    let places: [AppRoute] = [.accounts(.list), .accounts(.account(1)), .home, .search("a b"), .message(3)]
    for place in places { first.open(place.path) }
    first.render()
    let state = first.navigator.state
    let second = makeWindow()
    second.restore(try stored(state))
    #expect(second.navigator.state == state)
    #expect(second.path.description == "/messages/3")
    #expect(second.screen?.title == "Message 3")
    #expect(state.stacks["accounts"]?.count == 2 && state.stacks["home"]?.count == 2)
  }

  @Test func `tabs that were set once stay when a state is restored`() throws {
    let coordinator = Coordinator<AppRoute>(navigator: Navigator())
    coordinator.navigator.tabs = [TabItem("home", title: "Start", icon: .overview, path: .root)]
    let window = Window(coordinator: coordinator, title: "Wallet")
    window.restore(NavigationState(tab: "home", stacks: ["home": [.root]]))
    #expect(window.navigator.tabs.map(\.id) == ["home"])
  }

  @Test func `a place that is not known any more falls back to its nearest ancestor`() throws {
    let json = """
      {"tab": "accounts", "stacks": {"accounts": ["/accounts", "/accounts/1", "/accounts/1/old/editor"]}, "modals": []}
      """
    let window = makeWindow()
    window.restore(try JSONDecoder().decode(NavigationState.self, from: Data(json.utf8)))
    #expect(window.navigator.state.stacks["accounts"]?.map(\.description) == ["/accounts", "/accounts/1"])
    #expect(window.path.description == "/accounts/1")
  }

  @Test func `a place of which nothing is known falls back to the start`() throws {
    let window = makeWindow()
    window.restore(NavigationState(tab: "old", stacks: ["old": [Path("/gone/for/good")]]))
    #expect(window.path == .root)
    #expect(window.screen?.title == "Home")
  }

  @Test func `modals that are not known any more leave no empty one behind`() throws {
    let window = makeWindow()
    window.restore(
      NavigationState(tab: "home", stacks: ["home": [.root]], modals: [Path("/messages/not a number")]))
    #expect(window.navigator.state.modals.isEmpty)
    #expect(window.screen?.title == "Home")
  }

  @Test func `restoring takes away what was there, and the word that nothing was found`() throws {
    let window = makeWindow()
    window.open(Path("/accounts/1"))
    window.open(Path("/nothing"))
    window.restore(NavigationState(tab: "home", stacks: ["home": [.root]]))
    #expect(window.path == .root)
    #expect(window.screen?.isNotFound == false)
    #expect(window.navigator.state.stacks["accounts"] == nil)
  }

  @Test func `a state says which place is in sight`() {
    #expect(NavigationState().place == nil)
    let state = NavigationState(tab: "a", stacks: ["a": [.root, Path("/x")], "b": [Path("/y")]])
    #expect(state.place?.description == "/x")
    #expect(NavigationState(tab: "a", stacks: state.stacks, modals: [Path("/z")]).place?.description == "/z")
  }
}
