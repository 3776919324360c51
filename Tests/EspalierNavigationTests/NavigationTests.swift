import Espalier
import EspalierTesting
import Testing

/// Tabs, stacks, modals and the way back, as a person goes about them.
@MainActor @Suite struct NavigationTests {
  let log = Log()
  let coordinator: AppCoordinator
  let app: TestApp

  init() {
    coordinator = AppCoordinator(log: log)
    app = TestApp(Window(coordinator: coordinator, title: "Wallet"))
  }

  private var state: String { app.window.state.description }
  private var navigator: Navigator { app.window.navigator }

  @Test func `each tab keeps its stack while another is in sight`() async throws {
    try await app.open("/accounts")
    try await app.open("/accounts/1")
    try await app.tap("Start")
    #expect(try await app.path() == "/")
    try await app.tap("Money")
    #expect(try await app.path() == "/accounts/1", "the tab is where it was left")
    #expect(log.entries.filter { $0 == "made Account 1" }.count == 1)
  }

  @Test func `tapping the tab in sight goes to its root`() async throws {
    try await app.open("/accounts")
    try await app.open("/accounts/1")
    try await app.tap("Money")
    #expect(try await app.path() == "/accounts")
    #expect(state == "[accounts*: /accounts]")
  }

  @Test func `a deep link from nowhere gets the places above it below it`() async throws {
    try await app.open("/accounts/12/3")
    #expect(state == "[accounts*: /accounts /accounts/12 /accounts/12/3]")
    try await app.tap("Back")
    #expect(try await app.path() == "/accounts/12")
    try await app.tap("Back")
    #expect(try await app.path() == "/accounts")
    #expect(!(try await app.text()).contains("Back"))
  }

  @Test func `a deep link to a modal stands above a place`() async throws {
    try await app.open("/messages/3")
    #expect(state == "[home*: /] + sheet: /messages/3")
    try await app.tap("Close")
    #expect(try await app.path() == "/")
  }

  @Test func `a modal keeps the rest out of reach until it is closed`() async throws {
    try await app.open("/accounts")
    try await app.open("/messages/3")
    #expect(try await app.title() == "Message 3 – Wallet")
    #expect(!(try await app.text()).contains("Accounts"))
    await #expect(throws: DriverError.self) { try await app.tap("Start") }
    try await app.tap("Close")
    #expect(try await app.path() == "/accounts")
    #expect(state == "[accounts*: /accounts]")
  }

  @Test func `modals stand above each other, and the one below is returned to`() async throws {
    try await app.open("/messages/1")
    try await app.open("/messages/2")
    #expect(state == "[home*: /] + sheet: /messages/1 + sheet: /messages/2")
    try await app.open("/messages/1")
    #expect(state == "[home*: /] + sheet: /messages/1")
    #expect(log.entries.filter { $0 == "made Message 1" }.count == 1)
  }

  @Test func `asking a modal to go, by Escape, lets it go`() async throws {
    try await app.open("/messages/1")
    let modal = try #require(app.window.allNodes.first { $0.component.type == ModalView.self })
    #expect(app.window.handle(.control(node: modal.id, element: 0, .dismiss, .none)) == .handled)
    #expect(state == "[home*: /]")
    #expect(try await app.path() == "/")
  }

  @Test func `pushing a place takes the modals away`() async throws {
    try await app.open("/messages/1")
    coordinator.move(to: .accounts(.account(1)))
    try await app.settle()
    #expect(state == "[accounts*: /accounts /accounts/1 | home: /]")
    #expect(try await app.path() == "/accounts/1")
  }

  @Test func `back goes through the places in the order in which they were seen`() async throws {
    try await app.open("/")
    try await app.open("/accounts")
    try await app.open("/accounts/1")
    try await app.tap("Start")
    try await app.back()
    #expect(try await app.path() == "/accounts/1")
    try await app.back()
    #expect(try await app.path() == "/accounts")
    try await app.back()
    #expect(try await app.path() == "/")
    try await app.back()
    #expect(try await app.path() == "/", "there is nothing before the first")
  }

  @Test func `the verbs take places away, but never a root`() async throws {
    try await app.open("/accounts/12/3")
    try navigator.pop()
    #expect(navigator.visiblePath == "/accounts/12")
    try await app.open("/accounts/12/3")
    try navigator.popToRoot()
    #expect(navigator.visiblePath == "/accounts")
    #expect(throws: NavigationError.atRoot(place: "PlaceScene")) { try navigator.pop() }
    #expect(throws: NavigationError.noModal) { try navigator.dismiss() }
    #expect(state == "[accounts*: /accounts]")
  }

  @Test func `a place that does not exist says so, with a way home, and leaves the stacks alone`() async throws {
    try await app.open("/accounts/1")
    let before = state
    try await app.open("/nothing/here")
    #expect(app.window.screen?.isNotFound == true)
    #expect(try await app.path() == "/nothing/here")
    #expect(try await app.title() == "Not found – Wallet")
    #expect(state == before)
    try await app.tap("Go to the start")
    #expect(try await app.path() == "/")
    #expect(app.window.screen?.isNotFound == false)
  }

  @Test func `one comes back from a place that does not exist`() async throws {
    try await app.open("/accounts")
    try await app.open("/nothing")
    try await app.back()
    #expect(try await app.path() == "/accounts")
    #expect((try await app.text()).contains("Count 0"))
  }

  @Test func `scenes are told when they come into sight and go out of it`() async throws {
    try await app.open("/accounts")
    try await app.open("/accounts/1")
    try await app.open("/messages/1")
    try await app.tap("Close")
    try await app.tap("Back")
    let seen = log.entries.filter { $0.hasPrefix("+") || $0.hasPrefix("-") }
    #expect(
      seen == ["+Accounts", "+Account 1", "-Accounts", "+Message 1", "-Message 1", "+Accounts", "-Account 1"])
  }
}
