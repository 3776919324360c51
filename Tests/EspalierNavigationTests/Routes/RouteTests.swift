import Espalier
import Testing

@Suite struct RouteTests {
  @Test(arguments: [
    AppRoute.home, .accounts(.list), .accounts(.account(12)), .accounts(.operation(3, of: 12)), .search("rent & food"),
    .search("50 % / ü"), .search(""), .message(-1), .redirect,
  ])
  func `a route prints to a path and reads back, nested ones too`(route: AppRoute) throws {
    #expect(try AppRoute(at: route.path) == route)
    let address = route.path.description
    #expect(try AppRoute(at: #require(Path(address))) == route)
  }

  @Test(arguments: [
    "/nothing", "/accounts/x", "/accounts/1/2/3", "/accounts/1/x", "/search/x", "/messages", "/messages/1/2",
  ])
  func `a path without a place is no route`(text: String) throws {
    let path = try #require(Path(text))
    #expect(throws: PathError.self) { try AppRoute(at: path) }
  }

  @Test func `a deep value is a deep link, with the inner route kept`() {
    #expect(AppRoute.accounts(.operation(3, of: 12)).path.description == "/accounts/12/3")
  }
}
