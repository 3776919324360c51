import Espalier
import EspalierTesting
import TestSupport
import Testing

/// A child for each value that stands in its places: made when somebody goes there, let go with its last place.
@MainActor @Suite struct FeatureAtValueTests {
  let log = Log()
  let bank: BankFeature
  let window: Window

  init() {
    bank = BankFeature(log: log)
    window = Window(coordinator: bank, title: "Bank")
    bank.activate()
    window.open("/")
    _ = log.entries
  }

  private var state: String { window.state.description }

  /// The log's entries about the cards, without their neighbours.
  private var story: [String] { log.entries.filter { $0 != "+bank" } }

  @Test func `two values are two instances, and one is one`() {
    #expect(bank.cards(of: 1) === bank.cards(of: 1))
    #expect(bank.cards(of: 1) !== bank.cards(of: 2))
    #expect(bank.living == [1, 2])
    #expect(bank.cards(of: 2).path == "BankFeature/CardsFeature[2]")
    window.open("/1/cards/5")
    window.open("/2/cards/5")
    #expect(state == "/ /1/cards /1/cards/5 /2/cards /2/cards/5")
    #expect(window.sight == "Card 5 of 2")
    bank.cards(of: 1).move(to: .card(6))
    #expect(window.sight == "Card 6 of 1", "each moves in its own words")
  }

  @Test func `it is made when somebody goes there, and not before`() {
    #expect(bank.living == [])
    window.open("/3/cards")
    #expect(bank.living == [3])
    #expect(story == ["made 3", "+3"])
  }

  @Test func `it goes with the last of its places, and not before`() throws {
    weak let cards = bank.cards(of: 1)
    window.open("/1/cards/5")
    try bank.pop()
    #expect(state == "/ /1/cards" && bank.living == [1])
    try bank.pop()
    window.render()
    #expect(state == "/")
    #expect(bank.living == [] && cards == nil)
    #expect(story == ["made 1", "+1", "-1", "gone 1"])
  }

  @Test func `a place of it in a modal keeps it`() async throws {
    let app = TestApp(window)
    try await app.open("/1/cards/new")
    #expect(state == "/ + sheet: /1/cards/new" && bank.living == [1])
    try await app.tap("Close")
    #expect(state == "/" && bank.living == [] && story.last == "gone 1")
    try await app.open("/1/cards")
    try await app.open("/1/cards/new")
    try await app.tap("Close")
    #expect(state == "/ /1/cards" && bank.living == [1], "the place below keeps it too")
  }

  @Test func `a scene that a verb of it shows keeps it`() throws {
    window.open("/1/cards")
    try bank.cards(of: 1).replace(NamedScene("Verb"))
    #expect(bank.living == [1])
    try bank.pop()
    window.render()
    #expect(bank.living == [] && story.last == "gone 1")
  }

  @Test func `a place of a child of it keeps it`() throws {
    window.open("/1/cards/limits")
    #expect(state == "/ /1/cards /1/cards/limits" && bank.living == [1])
    try bank.setRoot(NamedScene("Verb"))
    window.render()
    #expect(bank.living == [] && story.last == "gone 1")
  }

  @Test func `it is made again when somebody comes back`() {
    window.open("/1/cards/5")
    window.open("/")
    window.render()
    window.open("/1/cards/5")
    #expect(state == "/ /1/cards /1/cards/5" && window.sight == "Card 5 of 1")
    #expect(story == ["made 1", "+1", "-1", "gone 1", "made 1", "+1"])
    window.open("/")
    window.render()
    #expect(bank.living == [])
  }

  @Test func `of two the one that is left goes alone`() throws {
    window.open("/1/cards")
    window.open("/2/cards")
    try bank.pop()
    window.render()
    #expect(bank.living == [1] && state == "/ /1/cards")
    #expect(story == ["made 1", "+1", "made 2", "+2", "-2", "gone 2"])
  }

  @Test func `it is brought back with its places, and goes with them`() {
    window.open("/1/cards/5")
    let second = BankFeature()
    let window = Window(coordinator: second, title: "Bank")
    second.activate()
    window.restore(self.window.state)
    #expect(window.state.description == "/ /1/cards /1/cards/5" && second.living == [1])
    window.open("/")
    window.render()
    #expect(second.living == [])
  }

  @Test func `one that was made to be asked only, and refused, does not stay`() {
    window.open("/8/cards/0")
    #expect(window.screen?.isRefused == true)
    window.open("/9/cards/0")
    #expect(bank.living.isEmpty, "\(bank.living)")
    #expect(state == "/")
  }

  @Test func `one that was made to be asked only while a state was brought back does not stay`() {
    window.restore(NavigationState(stack: .init(["/", "/8/cards/0"])))
    #expect(state == "/")
    #expect(bank.living.isEmpty, "\(bank.living)")
  }

  @Test func `one whose address leads elsewhere does not stay`() async {
    final class Shelf: Feature<Void, BankRoute> {
      override func placement(of route: BankRoute) -> Placement<BankRoute> {
        switch route {
        case .home: .root(NamedScene("Home"))
        case .accounts(let route):
          .child(self.child(at: 1, as: BankRoute.accounts) { Leading() }, route, in: .push(over: .home))
        case .cards: .notFound
        }
      }
    }
    final class Leading: Feature<Void, AccountsRoute> {
      init() { super.init(scope: ()) }
      override func placement(of route: AccountsRoute) -> Placement<AccountsRoute> { .notFound }
    }
    let shelf = Shelf(scope: ())
    let window = Window(coordinator: shelf, title: "Bank")
    window.open("/accounts")
    #expect(window.screen?.isNotFound == true)
    #expect(shelf.children.isEmpty)
  }
}
