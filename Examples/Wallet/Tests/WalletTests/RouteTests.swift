import Espalier
import EspalierTesting
import Statements
import Testing
import Wallet
import WalletDeposits
import WalletLoans
import WalletRecurring
import WalletStore

@Suite struct RouteTests {
  private static let places: [(WalletRoute, String)] = [
    (.welcome(.signIn(next: nil)), "/sign-in"),
    (.welcome(.signUp(next: Path("/accounts/3"))), "/sign-up?next=%2Faccounts%2F3"),
    (.overview(.month(nil)), "/"),
    (.overview(.month(Month(year: 2026, month: 5))), "/overview?month=2026-05"),
    (.accounts(.list), "/accounts"),
    (.accounts(.account(AccountID(rawValue: 3))), "/accounts/3"),
    (.accounts(.editing(AccountID(rawValue: 3))), "/accounts/3/edit"),
    (.accounts(.importing), "/accounts/import"), (.accounts(.imports), "/accounts/imports"),
    (.operations(.list(OperationFilter())), "/operations"),
    (
      .operations(
        .list(
          OperationFilter(
            text: "café 3,5", account: AccountID(rawValue: 3), category: .dining, month: Month(year: 2026, month: 5)))),
      "/operations?account=3&category=dining&month=2026-05&search=caf%C3%A9%203,5"
    ),
    (.operations(.operation(OperationID(rawValue: 7))), "/operations/7"),
    (.payees(.list), "/payees"), (.payees(.payee(PayeeID(rawValue: "café/2"))), "/payees/caf%C3%A9%2F2"),
    (.payees(.renaming(PayeeID(rawValue: "lidl sagt danke"))), "/payees/lidl%20sagt%20danke/rename"),
    (.features(.list), "/features"),
    (.overview(.sections), "/overview/sections"),
    (.plugIn(PlugInRoute("/loans/plan?years=20")), "/features/loans/plan?years=20"),
    (.settings(.settings), "/settings"),
    (.settings(.deleteAccount), "/settings/delete"),
  ]

  @Test(arguments: places)
  func aPlaceReadsBackFromItsPath(route: WalletRoute, text: String) throws {
    let path = try #require(Path(text))
    #expect(try WalletRoute(at: path) == route)
    #expect(try WalletRoute(at: route.path) == route)
    #expect(Path(String(describing: route.path)) == path)
  }

  @Test func everyPlaceLeadsBackToItself() {
    expectRoundTrips(WalletRoute.self)
    expectRoundTrips(PayeesRoute.self)
    expectRoundTrips(DepositsRoute.self)
    expectRoundTrips(LoansRoute.self)
    expectRoundTrips(RecurringRoute.self)
  }

  @Test(arguments: [
    "/nowhere", "/accounts/x", "/accounts/3/4", "/operations/x", "/operations?account=x", "/operations?month=2026-13",
    "/overview?month=May", "/overview/3", "/settings/x", "/sign-in/x",
  ])
  func whatIsNoPlaceReadsAsNone(text: String) throws {
    let path = try #require(Path(text))
    #expect(throws: PathError.self) { try WalletRoute(at: path) }
  }

  @Test func theOverviewCanAlsoBeCalledByItsName() throws {
    let match = try WalletRoute.paths.match("/overview")
    #expect(match.route == .overview(.month(nil)))
    #expect(match.address == .alias)
  }

  @Test(arguments: ["https://elsewhere.example", "//elsewhere.example", "javascript:alert(1)", "/\\elsewhere.example"])
  func aPlaceToGoOnToCannotLeadOutOfTheApp(next: String) throws {
    #expect(try WalletRoute(at: "/sign-in?next=\(next)") == .welcome(.signIn(next: nil)))
  }
}
