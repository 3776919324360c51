import Espalier
import EspalierTesting
import TestSupport
import Testing

/// Tests of the addresses that a route's list of cases reads.
@Suite struct PathsTests {
  static let places: [(ShelfRoute, String)] = [
    (.start, "/"), (.importing, "/import"), (.account(ShelfID(rawValue: 12)), "/12"),
    (.editing(ShelfID(rawValue: -1)), "/-1/edit"), (.search(), "/search"),
    (.search(text: "a&b", month: 3), "/search?month=3&q=a%26b"), (.swapped(1, of: 2), "/of/2/1"),
    (.view(.table), "/view/table"), (.user("ada"), "/@ada"), (.user(""), "/@"),
    (.file(ShelfID(rawValue: 1), ["a", "", "b/c"]), "/files/1/a/~/b%2Fc"),
    (.file(ShelfID(rawValue: 1), []), "/files/1"),
    (.tagged(["x", "y"]), "/tagged?tag=x&tag=y"), (.tagged([]), "/tagged"), (.month(nil), "/months"),
    (.month(4), "/months?number=4"),
    (
      .filtered(ShelfFilter(text: "rent", account: ShelfID(rawValue: 2), views: [.list])),
      "/filtered?account=2&text=rent&view=list"
    ),
    (.folder("..", .folder("", .user("ada"))), "/in/~../in/~/@ada"),
    (.plugin("loans", "/plan?years=20"), "/plugins/loans/plan?years=20"), (.next("/a?b=c"), "/next?to=%2Fa%3Fb%3Dc"),
    (.next(nil), "/next"), (.part("a b"), "/parts#a%20b"), (.part(nil), "/parts"), (.grid, "/months?view=grid"),
  ]

  @Test(arguments: places)
  func `a place is read from what it prints`(route: ShelfRoute, text: String) throws {
    #expect(route.path.description == text)
    #expect(try ShelfRoute(at: #require(Path(text))) == route)
  }

  @Test func `every place leads back to itself, whatever its values`() {
    expectRoundTrips(ShelfRoute.self)
    expectRoundTrips(AppRoute.self)
    expectRoundTrips(Path.self)
  }

  @Test func `what is written out wins over a value, whatever the order`() throws {
    enum Names: Route {
      case name(String), new
      var path: Path { if case .name(let name) = self { "/\(name)" } else { "/new" } }
      static let paths = Paths<Self> {
        name; new
      }
    }
    #expect(try Names(at: "/new") == .new)
    #expect(try Names(at: "/newer") == .name("newer"))
  }

  @Test(arguments: [
    ("/home", ShelfRoute.start, RouteAddress.alias), ("/show/3", .account(ShelfID(rawValue: 3)), .alias),
    ("/upload", .importing, .moved), ("/7/part/2", .swapped(2, of: 7), .moved), ("/import", .importing, .current),
    ("/in/x/home", .folder("x", .start), .alias), ("/in/x/upload", .folder("x", .importing), .moved),
  ])
  func `other and former addresses lead to the place, and say so`(
    text: String, route: ShelfRoute, address: RouteAddress
  ) throws {
    let match = try ShelfRoute.paths.match(#require(Path(text)))
    #expect(match.route == route)
    #expect(match.address == address)
  }

  @Test func `what nobody reads is passed over, what belongs to a neighbour is not`() throws {
    #expect(try ShelfRoute(at: "/months?utm=1") == .month(nil))
    #expect(try ShelfRoute(at: "/?q=1") == .start)
    #expect(throws: PathError.self) { try ShelfRoute(at: "/months?number=x") }
    #expect(throws: PathError.self) { try ShelfRoute(at: "/months?view=list") }
  }

  @Test func `a parameter that forms send empty is nil, an empty text is kept`() throws {
    #expect(try ShelfRoute(at: "/search?q=&month=") == .search())
    #expect(try ShelfRoute(at: "/parts#") == .part(nil))
    #expect(ShelfRoute.part("").path.description == "/parts#~")
    #expect(try ShelfRoute(at: "/parts#~") == .part(""))
    #expect(try ShelfRoute(at: ShelfRoute.part("~").path) == .part("~"))
  }

  @Test(arguments: [
    ("/x1", "“x1” should be “files”, “filtered”, “home”, “import”, “in”, “months”, “next”, “of” or 9 others", "/"),
    ("/12/edits", "“edits” should be “edit”, “part”", "/12"),
    ("/of/2/x", "“x” should be Int", "/"), ("/of/2", "it should go on with Int", "/"),
    ("/view/grid", "“grid” should be ShelfView", "/"),
    ("/12/edit/3", "nothing is below, so “3” is too much", "/12/edit"),
    ("/months?number=x", "“x” for number should be Int", "/months"),
    ("/in/a/of/2/x", "“x” should be Int", "/in/a"),
    ("/007", "“007” should be “files”, “filtered”, “home”, “import”, “in”, “months”, “next”, “of” or 9 others", "/"),
    ("/99999999999999999999/edit", "“99999999999999999999” should be", "/"),
  ])
  func `what leads nowhere says which segment, what it should be, and where one can go`(
    text: String, reason: String, nearest: String
  ) {
    let error = #expect(throws: PathError.self) { try ShelfRoute(at: #require(Path(text))) }
    #expect(error?.nearest?.description == nearest)
    #expect("\(error, default: "")".hasPrefix("\(text) leads nowhere in ShelfRoute: \(reason)"))
  }

  @Test func `a list in which every segment can be read in two ways ends soon`() {
    indirect enum Twice: Route {
      case end
      case number(Int, Twice)
      case word(String, Twice)
      var path: Path {
        switch self {
        case .end: "/end"
        case .number(let number, let inner): "/\(number)" + inner.path
        case .word(let word, let inner): "/\(word)" + inner.path
        }
      }
      static let paths = Paths<Self> {
        end; number; word
      }
    }
    let path = Path(segments: Array(repeating: "1", count: 200))
    #expect(throws: PathError.self) { try Twice(at: path) }
  }

  @Test func `the read order of values does not matter, random places survive`() throws {
    for seed in 0..<500 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let numbers = (0..<3).map { _ in Int.random(in: -1_000...1_000, using: &generator) }
      let text = String((0..<4).map { _ in "a/?#%~. ü".randomElement(using: &generator) ?? "a" })
      let route = ShelfRoute.folder(
        text,
        [
          .swapped(numbers[0], of: numbers[1]), .search(text: text, month: numbers[2]), .user(text),
          .file(ShelfID(rawValue: 3), [text, text]), .part(text), .tagged([text, ""]),
        ].randomElement(using: &generator) ?? .start)
      #expect(try ShelfRoute(at: #require(Path(route.path.description))) == route, "seed \(seed)")
    }
  }
}
