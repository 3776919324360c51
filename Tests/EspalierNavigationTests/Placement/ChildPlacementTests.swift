import Espalier
import EspalierTesting
import Testing

/// In what a parent puts a child's places, and where those stand then.
@MainActor @Suite struct ChildPlacementTests {
  enum WizardRoute: Route {
    case one, two, detail, notice

    var path: Path {
      switch self {
      case .one: "/"
      case .two: "/two"
      case .detail: "/detail"
      case .notice: "/notice"
      }
    }
    static let paths = Paths<Self> {
      one; two; detail; notice
    }
  }

  /// Each case puts the same child elsewhere; there is one child for each.
  enum HallRoute: Route {
    case home, list
    case here(WizardRoute)
    case onTab(WizardRoute)
    case above(WizardRoute)
    case anywhere(WizardRoute)
    case sheet(WizardRoute)
    case cover(WizardRoute)

    var path: Path {
      switch self {
      case .home: "/"
      case .list: "/list"
      case .here(let route): "/here" + route.path
      case .onTab(let route): "/tab" + route.path
      case .above(let route): "/above" + route.path
      case .anywhere(let route): "/anywhere" + route.path
      case .sheet(let route): "/sheet" + route.path
      case .cover(let route): "/cover" + route.path
      }
    }
    static let paths = Paths<Self> {
      home; list; here; onTab; above; anywhere; sheet; cover
    }
  }

  final class Wizard: Coordinator<WizardRoute> {
    let log: Log
    init(_ log: Log) { self.log = log }

    override func placement(of route: WizardRoute) -> Placement<WizardRoute> {
      switch route {
      case .one: .root(StoreScene("One", self.log))
      case .two: .root(StoreScene("Two", self.log))
      case .detail: .push(StoreScene("Detail", self.log), over: .one)
      case .notice: .present(StoreScene("Notice", self.log), orOver: .one)
      }
    }
  }

  final class Hall: Coordinator<HallRoute> {
    let log: Log
    let wizards: [Wizard]

    init(_ log: Log) {
      self.log = log
      wizards = (0..<6).map { _ in Wizard(log) }
      super.init()
      let cases: [@Sendable (WizardRoute) -> HallRoute] = [
        { .here($0) }, { .onTab($0) }, { .above($0) }, { .anywhere($0) }, { .sheet($0) }, { .cover($0) },
      ]
      for (wizard, embed) in zip(wizards, cases) { adopt(wizard, as: embed) }
    }

    override var tabs: [TabItem<HallRoute>] {
      [
        TabItem("main", title: "Main", icon: .list, at: .home),
        TabItem("wizard", title: "Wizard", icon: .list, at: .onTab(.one)),
      ]
    }

    override func placement(of route: HallRoute) -> Placement<HallRoute> {
      switch route {
      case .home: .root(StoreScene("Home", self.log), in: "main")
      case .list: .push(StoreScene("List", self.log), over: .home)
      case .here(let route): .child(self.wizards[0], route)
      case .onTab(let route): .child(self.wizards[1], route, in: .tab("wizard"))
      case .above(let route): .child(self.wizards[2], route, in: .push(over: .list))
      case .anywhere(let route): .child(self.wizards[3], route, in: .push(orOver: .home))
      case .sheet(let route): .child(self.wizards[4], route, in: .present(orOver: .home))
      case .cover(let route): .child(self.wizards[5], route, in: .cover(orOver: .list))
      }
    }
  }

  let walk: Walk<Hall>

  init() {
    let log = Log()
    walk = Walk(Hall(log), log)
  }

  @Test(arguments: [
    ("/here", "/here"),
    ("/here/two", "/here/two"),
    ("/here/detail", "/here /here/detail"),
    ("/here/notice", "/here + sheet: /here/notice"),
    ("/tab/detail", "[wizard*: /tab /tab/detail]"),
    ("/tab/notice", "[wizard*: /tab] + sheet: /tab/notice"),
    ("/above", "[main*: / /list /above]"),
    ("/above/detail", "[main*: / /list /above /above/detail]"),
    ("/anywhere/detail", "[main*: / /anywhere /anywhere/detail]"),
    ("/sheet", "[main*: /] + sheet: /sheet"),
    ("/sheet/detail", "[main*: /] + sheet: /sheet /sheet/detail"),
    ("/sheet/notice", "[main*: /] + sheet: /sheet + sheet: /sheet/notice"),
    ("/cover/detail", "[main*: / /list] + cover: /cover /cover/detail"),
  ]) func `a deep link into a child gives what must stand below`(path: String, state: String) throws {
    #expect(walk.open(try #require(Path(path))) == state)
    #expect(walk.reports.isEmpty)
  }

  @Test(arguments: [
    ("/tab/detail", "[main: / /list | wizard*: /tab /tab/detail]"),
    ("/above", "[main*: / /list /above]"),
    ("/anywhere", "[main*: / /list /anywhere]"),
    ("/anywhere/detail", "[main*: / /list /anywhere /anywhere/detail]"),
    ("/sheet/detail", "[main*: / /list] + sheet: /sheet /sheet/detail"),
    ("/cover", "[main*: / /list] + cover: /cover"),
  ]) func `a move into a child from elsewhere keeps what is there`(path: String, state: String) throws {
    _ = walk.open("/list")
    _ = walk.takeMade()
    #expect(walk.open(try #require(Path(path))) == state)
    #expect(!walk.takeMade().contains { ["Home", "List"].contains($0) })
  }

  @Test func `a child that stands in place of its parent's tabs takes them away, and they come again`() {
    _ = walk.open("/list")
    #expect(walk.open("/here/detail") == "/here /here/detail")
    #expect(walk.open("/list") == "[main*: / /list]")
  }

  @Test func `another first place of a child takes the place of the former in its modal, and removes nothing below`() {
    _ = walk.open("/list")
    _ = walk.open("/sheet/detail")
    #expect(walk.open("/sheet/two") == "[main*: / /list] + sheet: /sheet/two")
    #expect(walk.sight == "Two")
    #expect(walk.open("/sheet") == "[main*: / /list] + sheet: /sheet")
    #expect(walk.open("/sheet/detail") == "[main*: / /list] + sheet: /sheet /sheet/detail")
  }

  @Test func `another first place of a child takes the place of the former above a place`() {
    _ = walk.open("/above/detail")
    #expect(walk.open("/above/two") == "[main*: / /list /above/two]")
    #expect(walk.open("/tab/two") == "[main: / /list /above/two | wizard*: /tab/two]")
  }

  @Test func `two children stand in modals of their own`() {
    _ = walk.open("/sheet/detail")
    #expect(walk.open("/cover/two") == "[main*: /] + sheet: /sheet /sheet/detail + cover: /cover/two")
    #expect(walk.open("/sheet/two") == "[main*: /] + sheet: /sheet/two", "the one below is returned to")
  }

  @Test func `a child in a modal goes with it, and comes again from its first place`() async throws {
    let app = TestApp(walk.window)
    try await app.open("/list")
    try await app.open("/sheet/detail")
    try await app.tap("Close")
    #expect(walk.state == "[main*: / /list]")
    try await app.open("/sheet/two")
    #expect(walk.state == "[main*: / /list] + sheet: /sheet/two")
  }

  @Test func `a move in a child's words goes through its parent`() {
    walk.root.move(to: .list)
    walk.root.wizards[4].move(to: .one).move(to: .detail)
    #expect(walk.state == "[main*: / /list] + sheet: /sheet /sheet/detail")
    walk.root.wizards[2].move(to: .detail)
    #expect(walk.state == "[main*: / /list /above /above/detail]")
  }

  @Test func `the modal of a child that was brought back is still the child's`() {
    _ = walk.open("/sheet/detail")
    let log = Log()
    let second = Walk(Hall(log), log)
    second.window.restore(walk.window.state)
    #expect(second.state == "[main*: /] + sheet: /sheet /sheet/detail")
    #expect(second.open("/sheet/two") == "[main*: /] + sheet: /sheet/two", "and not another one above it")
  }
}
