import Espalier
import EspalierTesting
import Testing

/// Tests of where each kind of placement puts a place, from nowhere and from elsewhere.
@MainActor @Suite struct PlacementTests {
  let walk: Walk<Store>
  let store: Store

  init() {
    let log = Log()
    store = Store(log)
    walk = Walk(store, log)
  }

  // MARK: From nowhere

  @Test(arguments: [
    ("/", "/"),
    ("/items", "/ /items"),
    ("/items/7", "/ /items /items/7"),
    ("/photos/1", "/ /photos/1"),
    ("/basket", "/ + sheet: /basket"),
    ("/basket/address", "/ + sheet: /basket /basket/address"),
    ("/basket/address/payment", "/ + sheet: /basket /basket/address /basket/address/payment"),
    ("/voucher", "/ + sheet: /basket + sheet: /voucher"),
    ("/tour", "/ + cover: /tour"),
    ("/sign-in", "/ /sign-in"),
    ("/old", "/ /items"),
    ("/older", "/ /items"),
    ("/search?text=a", "/ /items /search?text=a"),
  ]) func `a deep link gives what must stand below`(path: String, state: String) throws {
    #expect(walk.open(try #require(Path(path))) == state)
    #expect(walk.reports.isEmpty)
  }

  @Test func `what stands below a deep link is made, each once, and nothing else`() {
    _ = walk.open("/basket/address/payment")
    #expect(walk.takeMade().sorted() == ["Address", "Basket", "Home", "Payment"])
  }

  // MARK: From elsewhere

  @Test(arguments: [
    ("/", "/"),
    ("/items", "/ /items"),
    ("/items/8", "/ /items /items/8"),
    ("/photos/1", "/ /items /items/7 /photos/1"),
    ("/basket", "/ /items /items/7 + sheet: /basket"),
    ("/basket/address", "/ /items /items/7 + sheet: /basket /basket/address"),
    ("/voucher", "/ /items /items/7 + sheet: /voucher"),
    ("/tour", "/ /items /items/7 + cover: /tour"),
    ("/sign-in", "/ /items /sign-in"),
    ("/older", "/ /items"),
  ]) func `a move from a deep place puts a place where it belongs`(path: String, state: String) throws {
    _ = walk.open("/items/7")
    #expect(walk.open(try #require(Path(path))) == state)
  }

  @Test func `who replaces the only place is alone`() {
    _ = walk.open("/")
    #expect(walk.open("/sign-in") == "/sign-in")
    #expect(walk.open("/items") == "/ /items", "what is to stand below is made again")
  }

  @Test func `a redirect is never a place itself`() async {
    #expect(await store.go(to: .older) == .redirected(to: "/items"))
    #expect(walk.takeMade().sorted() == ["Home", "Items"])
    #expect(await store.go(to: .items) == .arrived)
  }

  @Test func `a place of something that does not exist is not found, and what is on screen stays`() async {
    _ = walk.open("/items/7")
    #expect(await store.go(to: .sold(3)) == .unknown)
    #expect(walk.window.screen?.isNotFound == true)
    #expect(walk.window.path == "/sold/3")
    #expect(walk.state == "/ /items /items/7")
    store.move(to: .item(7))
    #expect(walk.window.screen?.isNotFound == false && walk.sight == "Item 7", "and it is still there")
    #expect(walk.takeMade() == ["Home", "Items", "Item 7"])
  }

  @Test func `back from a place that is not there leads to the one that was in sight`() {
    _ = walk.open("/items/7")
    for path in ["/sold/3", "/nothing"] as [Path] {
      _ = walk.open(path)
      #expect(walk.window.screen?.isNotFound == true)
      #expect(walk.window.handle(.back) == .handled)
      #expect(walk.state == "/ /items /items/7" && walk.sight == "Item 7")
      #expect(walk.window.path == "/items/7")
    }
  }

  // MARK: What is there

  @Test func `a place below is returned to, and keeps its scene`() throws {
    _ = walk.open("/items/7")
    let items = walk.window.navigator
    #expect(walk.takeMade() == ["Home", "Items", "Item 7"])
    #expect(walk.open("/items") == "/ /items")
    let scene = try #require(items.visibleScene)
    #expect(walk.open("/items/8") == "/ /items /items/8")
    #expect(walk.takeMade() == ["Item 8"], "only what was not there is made")
    #expect(walk.open("/items") == "/ /items")
    #expect(items.visibleScene === scene)
    #expect(walk.open("/") == "/")
    #expect(walk.takeMade().isEmpty)
  }

  @Test func `a place under modals is returned to, and they go`() {
    for path in ["/items/7", "/basket", "/voucher"] as [Path] { _ = walk.open(path) }
    #expect(walk.state == "/ /items /items/7 + sheet: /basket + sheet: /voucher")
    #expect(walk.takeMade() == ["Home", "Items", "Item 7", "Basket", "Voucher"])
    #expect(walk.open("/basket") == "/ /items /items/7 + sheet: /basket")
    #expect(walk.open("/items/7") == "/ /items /items/7")
    #expect(walk.takeMade().isEmpty)
  }

  @Test func `what one came from stands below a place that is pushed over whatever is there`() {
    _ = walk.open("/basket/address")
    #expect(walk.open("/photos/1") == "/ + sheet: /basket /basket/address /photos/1")
    #expect(walk.open("/photos/2") == "/ + sheet: /basket /basket/address /photos/1 /photos/2")
    #expect(walk.open("/photos/1") == "/ + sheet: /basket /basket/address /photos/1", "it is there already")
    #expect(walk.takeMade() == ["Home", "Basket", "Address", "Photo 1", "Photo 2"])
  }

  @Test func `a place that is remade has another scene, and what stands below keeps its own`() throws {
    _ = walk.open("/items/7")
    let first = try #require(walk.window.navigator.visibleScene)
    _ = walk.takeMade()
    store.remake(.item(7))
    #expect(walk.window.navigator.visibleScene !== first)
    #expect(walk.takeMade() == ["Item 7"])
    #expect(walk.state == "/ /items /items/7")
  }

  // MARK: Modals

  @Test func `back goes within a modal, and close takes all of it`() async throws {
    let app = TestApp(walk.window)
    try await app.open("/items")
    try await app.open("/basket/address/payment")
    try await app.tap("Back")
    #expect(walk.state == "/ /items + sheet: /basket /basket/address")
    #expect(walk.window.handle(.back) == .handled)
    #expect(walk.state == "/ /items + sheet: /basket")
    #expect(walk.window.handle(.back) == .ignored, "the first place of a modal is closed, not popped")
    try await app.open("/basket/address/payment")
    try await app.tap("Close")
    #expect(walk.state == "/ /items")
    try await app.open("/basket/address/payment")
    try await app.dismiss()
    #expect(walk.state == "/ /items")
  }

  @Test func `a cover says that it covers all, and a sheet does not`() throws {
    for (path, covers) in [("/basket", false), ("/tour", true)] as [(Path, Bool)] {
      _ = walk.open("/")
      _ = walk.open(path)
      walk.window.render()
      let modal = try #require(walk.window.allNodes.last { $0.component.type == ModalView.self })
      #expect(modal.component.value(of: ModalView.coversAll) == covers)
    }
  }

  @Test func `a place that goes into a modal below takes those above away`() {
    for path in ["/basket", "/voucher"] as [Path] { _ = walk.open(path) }
    #expect(walk.state == "/ + sheet: /basket + sheet: /voucher")
    #expect(walk.open("/basket/address") == "/ + sheet: /basket /basket/address")
  }

  // MARK: Without an address

  @Test func `a place without an address stands above the last that has one, and is not in the state`() {
    _ = walk.open("/items/7")
    store.move(to: .hint(1))
    #expect(walk.sight == "Hint 1")
    #expect(walk.state == "/ /items")
    #expect(walk.window.path == "/items")
    #expect(walk.window.navigator.visiblePath == "/items")
    #expect(walk.takeMade() == ["Home", "Items", "Item 7", "Hint 1"])
  }

  @Test func `two places without an address are two, and one of them is one`() throws {
    _ = walk.open("/items")
    _ = walk.takeMade()
    store.move(to: .remark(1)).move(to: .remark(2)).move(to: .remark(2))
    #expect(walk.takeMade() == ["Remark 1", "Remark 2"])
    #expect(walk.sight == "Remark 2")
    try store.pop()
    #expect(walk.sight == "Remark 1")
    try store.pop()
    #expect(walk.sight == "Items")
    store.move(to: .hint(1)).move(to: .hint(2))
    #expect(walk.takeMade() == ["Hint 1", "Hint 2"], "they are alike by their address, and yet not the same place")
    try store.pop()
    #expect(walk.sight == "Items", "the second stood in the spot of the first")
    #expect(walk.state == "/ /items")
  }

  @Test func `a place without an address is not brought back`() {
    _ = walk.open("/items")
    store.move(to: .remark(1))
    let second = Walk(Store(), Log())
    second.window.restore(walk.window.state)
    #expect(second.sight == "Items")
    #expect(second.state == "/ /items")
  }

  // MARK: Misuse

  @Test func `a tab that the feature does not have is reported, and the last place stays`() async {
    _ = walk.open("/items")
    #expect(await store.go(to: .secretTab) == .unknown)
    #expect(walk.reports == ["Store places something in its tab secret, which is not among its tabs. It has none."])
    #expect(walk.state == "/ /items" && walk.sight == "Items")
    #expect(walk.takeMade() == ["Home", "Items"])
  }

  // MARK: Asking

  @Test func `asking where places stand changes nothing, and makes nothing`() {
    _ = walk.open("/items/7")
    let (before, scene) = (walk.window.state, walk.window.navigator.visibleScene)
    _ = walk.takeMade()
    let routes: [StoreRoute] = [
      .home, .items, .basket, .address, .payment, .voucher, .tour, .signIn, .old, .older, .secretTab, .item(1),
      .photo(2),
      .sold(3), .search("a"), .find("b"), .hint(1), .remark(2),
    ]
    for _ in 0..<2 {
      for route in routes { _ = (store.placement(of: route), store.permission(for: route), store.tabs) }
    }
    #expect(walk.window.state == before && walk.window.navigator.visibleScene === scene)
    #expect(walk.takeMade().isEmpty && walk.reports.isEmpty)
  }
}
