import Espalier
import EspalierTesting
import Foundation
import Testing

@MainActor @Suite struct RestorationTests {
  private static let home = NavigationState(
    stack: .init(tabs: .init(selected: "home", stacks: ["home": .init([.root])])))

  private func makeWindow() -> Window { Window(coordinator: AppCoordinator(), title: "Wallet") }

  private func stored(_ state: NavigationState) throws -> NavigationState {
    try JSONDecoder().decode(NavigationState.self, from: JSONEncoder().encode(state))
  }

  @Test func `what was on screen is there again after a restart`() throws {
    let first = makeWindow()
    let places: [AppRoute] = [.accounts(.list), .accounts(.account(1)), .home, .search("a b"), .message(3)]
    for place in places { first.open(place.path) }
    first.render()
    let state = first.state
    let second = makeWindow()
    second.restore(try stored(state))
    #expect(second.state == state)
    #expect(second.path == "/messages/3")
    #expect(second.screen?.title == "Message 3")
    #expect(state.description == "[accounts: /accounts /accounts/1 | home*: / /search?text=a%20b] + sheet: /messages/3")
  }

  @Test func `a stored state that nests without end is refused, and one of a few levels is read`() throws {
    func nested(_ depth: Int) -> Data {
      let open = #"{"places":[],"tabs":{"selected":"a","stacks":{"a":"#
      let close = "}}}"
      let stack = String(repeating: open, count: depth) + #"{"places":["/"]}"# + String(repeating: close, count: depth)
      return Data(#"{"version":1,"modals":[],"stack":\#(stack)}"#.utf8)
    }
    #expect(try JSONDecoder().decode(NavigationState.self, from: nested(5)).place == .root)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(NavigationState.self, from: nested(100)) }
  }

  @Test func `all tabs are there again, also those that the state says nothing of`() throws {
    let window = makeWindow()
    window.restore(Self.home)
    window.render()
    let tabs = window.allNodes.filter { $0.component.type == TabView.self }
    #expect(tabs.map { $0.component.value(of: TabView.title) } == ["Start", "Money"])
    #expect(tabs.map { $0.component.value(of: TabView.isSelected) } == [true, false])
  }

  @Test func `a place that is not known any more falls back to its nearest ancestor`() throws {
    let json = """
      {
        "version": 1, "modals": [],
        "stack": {
          "places": [],
          "tabs": {
            "selected": "accounts",
            "stacks": {"accounts": {"places": ["/accounts", "/accounts/1", "/accounts/1/old/editor"]}}
          }
        }
      }
      """
    let window = makeWindow()
    window.restore(try JSONDecoder().decode(NavigationState.self, from: Data(json.utf8)))
    #expect(window.state.description == "[accounts*: /accounts /accounts/1]")
    #expect(window.path == "/accounts/1")
  }

  @Test func `a place of which nothing is known falls back to the start`() throws {
    let window = makeWindow()
    window.restore(
      NavigationState(stack: .init(tabs: .init(selected: "old", stacks: ["old": .init(["/gone/for/good"])]))))
    #expect(window.path == .root)
    #expect(window.screen?.title == "Home")
    #expect(window.state == Self.home)
  }

  @Test func `modals that are not known any more leave no empty one behind`() throws {
    let window = makeWindow()
    window.restore(NavigationState(stack: Self.home.stack, modals: [.init(stack: .init(["/messages/not a number"]))]))
    #expect(window.state == Self.home)
    #expect(window.screen?.title == "Home")
  }

  @Test func `a place that is not known any more does not bring the start into another tab`() throws {
    let window = makeWindow()
    window.restore(
      NavigationState(
        stack: .init(tabs: .init(selected: "accounts", stacks: ["accounts": .init(["/accounts", "/gone/for/good"])]))))
    #expect(window.state.description == "[accounts*: /accounts]")
  }

  @Test func `restoring takes away what was there, and the word that nothing was found`() throws {
    let window = makeWindow()
    window.open("/accounts/1")
    window.open("/nothing")
    window.restore(Self.home)
    #expect(window.path == .root)
    #expect(window.screen?.isNotFound == false)
    #expect(window.state == Self.home)
  }

  @Test func `a state that a later version wrote is not read`() {
    let json = #"{"version": 2, "stack": {"places": ["/"]}, "modals": []}"#
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(NavigationState.self, from: Data(json.utf8)) }
  }

  @Test func `a state says which place is in sight`() {
    #expect(NavigationState().place == nil)
    let stack = NavigationState.Stack(
      tabs: .init(selected: "a", stacks: ["a": .init(["/", "/x"]), "b": .init(["/y"])]))
    let state = NavigationState(stack: stack)
    #expect(state.place == "/x" && state.tab == "a")
    #expect(state.description == "[a*: / /x | b: /y]")
    let covered = NavigationState(stack: stack, modals: [.init(.cover, stack: .init(["/z"]))])
    #expect(covered.place == "/z")
    #expect(covered.description == "[a*: / /x | b: /y] + cover: /z")
  }
}
