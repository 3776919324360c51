import BankWalk
import Espalier
import EspalierTesting
import Testing

/// The walk of the first document, headless.
@MainActor @Suite struct BankWalkTests {
  @Test(arguments: BankPlaces.all) func `each address leads to its place, with what must stand below it`(
    place: BankPlaces.Place
  ) async throws {
    let window = Bank.window()
    let app = TestApp(window)
    try await app.open(place.path)
    #expect(try await app.title() == "\(place.title) – Bank")
    #expect(window.state.description == place.state)
  }

  @Test func `the walk by clicking, and by going back`() async throws {
    try await BankPlaces.walkByClicking(TestApp(Bank.window()))
  }

  @Test func `the document's moves, each checked on the whole state`() {
    let bank = Bank(scope: BankScope())
    let window = Window(coordinator: bank, title: "Bank")
    var states: [String] = []
    for route in [
      .authorize(.view1), .dashboard(.tab1(.list)), .dashboard(.tab2(.operation(1))), .dashboard(.tab3(.view1)),
      .dashboard(.tab4(.cards(.view1(7)))),
    ] as [BankRoute] {
      bank.move(to: route)
      states.append(window.state.description)
    }
    #expect(
      states
        == [
          "/authorize", "[tab1*: /dashboard/products]",
          "[tab1: /dashboard/products | tab2*: /dashboard/operations /dashboard/operations/1]",
          "[tab1: /dashboard/products | tab2: /dashboard/operations /dashboard/operations/1 | "
            + "tab3*: /dashboard/payments]",
          "[tab1: /dashboard/products | tab2: /dashboard/operations /dashboard/operations/1 | "
            + "tab3: /dashboard/payments | tab4*: /dashboard/more/products /dashboard/more/products/cards/7]",
        ])
  }

  @Test func `the moves of the products chain`() {
    let bank = Bank(scope: BankScope())
    let window = Window(coordinator: bank, title: "Bank")
    bank.move(to: .dashboard(.tab1(.cards(.view1(1))))).move(to: .dashboard(.tab1(.accounts(.view2(2)))))
      .move(to: .dashboard(.tab1(.deposits(.view3(3))))).move(to: .dashboard(.tab1(.loans(.view3(4)))))
    #expect(
      window.state.description
        == "[tab1*: /dashboard/products /dashboard/products/accounts/2 /dashboard/products/accounts/2/detail]"
        + " + sheet: /dashboard/products/deposits/3/edit + sheet: /dashboard/products/loans/4/edit")
  }
}
