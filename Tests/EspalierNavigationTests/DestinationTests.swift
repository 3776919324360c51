import Espalier
import EspalierTesting
import Observation
import Testing

/// Tests of the addresses of links, and of the coordinators that decide at which address a place stands.
@MainActor @Suite struct DestinationTests {
  enum ShopRoute: Route {
    case start
    case goods(GoodsRoute)
    case cards(Int, CardsRoute)

    var path: Path {
      switch self {
      case .start: "/"
      case .goods(let route): "/goods" + route.path
      case .cards(let owner, let route): "/people/\(owner)/cards" + route.path
      }
    }
    static let paths = Paths<Self> {
      start; goods; cards
    }
  }

  enum GoodsRoute: Route {
    case list
    case item(Int)
    case reviews(ReviewsRoute)

    var path: Path {
      switch self {
      case .list: "/"
      case .item(let id): "/\(id)"
      case .reviews(let route): "/reviews" + route.path
      }
    }
    static let paths = Paths<Self> {
      list; item; reviews
    }
  }

  enum ReviewsRoute: Route {
    case all
    var path: Path { "/all" }
    static let paths = Paths<Self> { all }
  }

  enum CardsRoute: Route {
    case card(Int)
    var path: Path { if case .card(let id) = self { "/\(id)" } else { "/" } }
    static let paths = Paths<Self> { card }
  }

  enum StrangeRoute: Route {
    case place
    var path: Path { "/strange" }
    static let paths = Paths<Self> { place }
  }

  @MainActor @Observable final class LinksScene: Scene {
    let links: [Destination]
    init(_ links: [Destination]) { self.links = links }

    var screen: Screen {
      Screen(title: "Links", toolbar: [.item("Tool", to: links[0])]) {
        Section("written") {
          for (index, link) in links.enumerated() { Row(Link.with(.title("Written \(index)"), .to(link))) }
        }
        Section("rows", links.indices.map { Item(id: $0) }) { [links] item in
          Row(Label.with(.text("Row \(item.id)"))).link(to: links[item.id])
        }
      }
    }
    struct Item: Identifiable, Equatable, Sendable { let id: Int }
  }

  final class Goods: Coordinator<GoodsRoute> {
    let links: [Destination]
    let reviews = Plain<ReviewsRoute>()

    init(_ links: [Destination]) {
      self.links = links
      super.init()
      adopt(reviews, as: GoodsRoute.reviews)
    }

    override func placement(of route: GoodsRoute) -> Placement<GoodsRoute> {
      switch route {
      case .list: .root(LinksScene(self.links))
      case .item: .push(LinksScene(self.links), over: .list)
      case .reviews(let route): .child(self.reviews, route, in: .push(over: .list))
      }
    }
  }

  final class Plain<Place: Route>: Coordinator<Place> {
    override func placement(of route: Place) -> Placement<Place> { .root(LinksScene(["/plain"])) }
  }

  final class Shop: Coordinator<ShopRoute> {
    let goods: Goods
    let cards: [Int: Plain<CardsRoute>]

    init(_ links: [Destination], people: [Int] = [1]) {
      // The goods have adopted the reviews already: who stands above is looked for when a link is drawn.
      goods = Goods(links)
      cards = Dictionary(uniqueKeysWithValues: people.map { ($0, Plain()) })
      super.init()
      adopt(goods, as: ShopRoute.goods)
      for (person, cards) in cards { adopt(cards) { ShopRoute.cards(person, $0) } }
    }

    override func placement(of route: ShopRoute) -> Placement<ShopRoute> {
      switch route {
      case .start: .root(LinksScene(self.goods.links))
      case .goods(let route): .child(self.goods, route)
      case .cards(let owner, let route): .child(self.cards[owner], route)
      }
    }
  }

  /// Returns the addresses of the links of a screen, by their titles.
  private func addresses(_ links: [Destination], at path: Path, people: [Int] = [1]) async throws -> (
    [String: String], [String]
  ) {
    let window = Window(coordinator: Shop(links, people: people), title: "Shop")
    var reports: [String] = []
    window.report = { reports.append($0) }
    window.open(path)
    let app = TestApp(window)
    try await app.settle()
    for _ in 0..<10 { await Task.yield() }
    var addresses: [String: String] = [:]
    func visit(_ node: Int?) {
      for child in window.nodes(in: node) {
        let name =
          child.component.type == Link.self
          ? child.component.value(of: Link.title) : child.component.value(of: Label.text)
        if let address = child.component.value(of: View.destination) { addresses[name] = address }
        visit(child.id)
      }
    }
    visit(nil)
    return (addresses, reports)
  }

  @Test(arguments: ["/goods", "/"])
  func `a link leads to where its route stands, in bars, written rows and rows over items`(path: Path) async throws {
    let links = [
      Destination(GoodsRoute.item(3)), Destination(ReviewsRoute.all), Destination(CardsRoute.card(7)),
      Destination(ShopRoute.start), "/anywhere?a=b",
    ]
    let (addresses, reports) = try await addresses(links, at: path)
    let expected = ["/goods/3", "/goods/reviews/all", "/people/1/cards/7", "/", "/anywhere?a=b"]
    for (index, address) in expected.enumerated() {
      // From the start, the reviews are within what the shop adopted, not adopted by it.
      if path == "/", index == 1 { continue }
      #expect(addresses["Written \(index)"] == address)
      #expect(addresses["Row \(index)"] == address)
    }
    #expect(addresses["Tool"] == "/goods/3")
    #expect(path == "/" || reports.isEmpty, "\(reports)")
  }

  @Test func `a route that two stand for is reported once, with both`() async throws {
    let (addresses, reports) = try await addresses([Destination(CardsRoute.card(7))], at: "/goods", people: [1, 2])
    #expect(addresses["Row 0"] == "/7")
    #expect(reports.count == 1)
    #expect(
      reports.first?.contains("LinksScene links to a place of CardsRoute, which Plain<CardsRoute> and Plain") == true)
    // What says which one is meant is not in doubt.
    let (certain, none) = try await self.addresses(
      [Destination(ShopRoute.cards(2, .card(7)))], at: "/goods", people: [1, 2])
    #expect(certain["Row 0"] == "/people/2/cards/7")
    #expect(none.isEmpty)
  }

  @Test func `a route that nobody has is reported, and leads to its own path`() async throws {
    let (addresses, reports) = try await addresses([Destination(StrangeRoute.place)], at: "/goods")
    #expect(addresses["Row 0"] == "/strange")
    #expect(reports.count == 1)
    #expect(reports.first?.contains("which no coordinator above it has adopted") == true)
  }

  @Test func `two destinations are equal by their route, wherever they stand`() {
    #expect(Destination(GoodsRoute.item(3)) == Destination(GoodsRoute.item(3)))
    #expect(Destination(GoodsRoute.item(3)) != Destination(GoodsRoute.item(4)))
    #expect(Destination(GoodsRoute.item(3)) != Destination(ShopRoute.goods(.item(3))))
    #expect(Destination("/a/\(3)" as Path) == "/a/3")
    #expect(Set([Destination(GoodsRoute.list), Destination(GoodsRoute.list), "/"]).count == 2)
  }

  @Test(arguments: [
    ("/", true), ("/accounts", true), ("https://a.example", true), ("HTTP://a.example", true), ("mailto:a@b.c", true),
    ("tel:+4930", true), ("", false), ("accounts", false), ("//evil.example", false), ("/\\evil.example", false),
    ("/\t/evil.example", false), ("javascript:alert(1)", false), ("java\u{200B}script:alert(1)", false),
    (" javascript:alert(1)", false), ("data:text/html,x", false), ("https", false), ("file:///etc/passwd", false),
  ])
  func `text from elsewhere is a path of the app, or has one of the schemes`(text: String, isAllowed: Bool) {
    #expect((Destination(address: text) != nil) == isAllowed)
  }
}
