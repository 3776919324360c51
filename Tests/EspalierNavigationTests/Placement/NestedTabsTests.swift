import Espalier
import EspalierTesting
import Testing

/// A child with tabs of its own: in a tab, above a place, in a modal.
@MainActor @Suite struct NestedTabsTests {
  enum BoardRoute: Route {
    case open, done
    case task(Int)

    var path: Path {
      switch self {
      case .open: "/open"
      case .done: "/done"
      case .task(let id): "/open/\(id)"
      }
    }
    static let paths = Paths<Self> {
      open; done; task
    }
  }

  enum OfficeRoute: Route {
    case desk
    case paper(Int)
    case board(BoardRoute)
    case above(BoardRoute)
    case anywhere(BoardRoute)
    case sheet(BoardRoute)

    var path: Path {
      switch self {
      case .desk: "/"
      case .paper(let id): "/papers/\(id)"
      case .board(let route): "/board" + route.path
      case .above(let route): "/above" + route.path
      case .anywhere(let route): "/anywhere" + route.path
      case .sheet(let route): "/sheet" + route.path
      }
    }
    static let paths = Paths<Self> {
      desk; paper; board; above; anywhere; sheet
    }
  }

  final class Board: Coordinator<BoardRoute> {
    let log: Log
    init(_ log: Log) { self.log = log }

    override var tabs: [TabItem<BoardRoute>] {
      [
        TabItem("open", title: "Open", icon: .list, at: .open), TabItem("done", title: "Done", icon: .list, at: .done),
      ]
    }

    override func placement(of route: BoardRoute) -> Placement<BoardRoute> {
      switch route {
      case .open: .root(StoreScene("Open tasks", self.log), in: "open")
      case .done: .root(StoreScene("Done tasks", self.log), in: "done")
      case .task(let id): .push(StoreScene("Task \(id)", self.log), over: .open)
      }
    }
  }

  final class Office: Coordinator<OfficeRoute> {
    let log: Log
    let boards: [Board]

    init(_ log: Log) {
      self.log = log
      boards = (0..<4).map { _ in Board(log) }
      super.init()
      adopt(boards[0], as: OfficeRoute.board)
      adopt(boards[1], as: OfficeRoute.above)
      adopt(boards[2], as: OfficeRoute.anywhere)
      adopt(boards[3], as: OfficeRoute.sheet)
    }

    override var tabs: [TabItem<OfficeRoute>] {
      [
        TabItem("desk", title: "Desk", icon: .list, at: .desk),
        TabItem("board", title: "Board", icon: .list, at: .board(.open)),
      ]
    }

    override func placement(of route: OfficeRoute) -> Placement<OfficeRoute> {
      switch route {
      case .desk: .root(StoreScene("Desk", self.log), in: "desk")
      case .paper(let id): .push(StoreScene("Paper \(id)", self.log), over: .desk)
      case .board(let route): .child(self.boards[0], route, in: .tab("board"))
      case .above(let route): .child(self.boards[1], route, in: .push(over: .desk))
      case .anywhere(let route): .child(self.boards[2], route, in: .push(orOver: .desk))
      case .sheet(let route): .child(self.boards[3], route, in: .present(orOver: .desk))
      }
    }
  }

  let walk: Walk<Office>

  init() {
    let log = Log()
    walk = Walk(Office(log), log)
  }

  @Test(arguments: [
    ("/board/open", "[board*: [open*: /board/open]]"),
    ("/board/open/3", "[board*: [open*: /board/open /board/open/3]]"),
    ("/board/done", "[board*: [done*: /board/done]]"),
    ("/above/open/3", "[desk*: / [open*: /above/open /above/open/3]]"),
    ("/anywhere/done", "[desk*: / [done*: /anywhere/done]]"),
    ("/sheet/open/3", "[desk*: /] + sheet: [open*: /sheet/open /sheet/open/3]"),
  ]) func `a deep link into tabs within something gives what must stand below`(path: String, state: String) throws {
    #expect(walk.open(try #require(Path(path))) == state)
    #expect(walk.reports.isEmpty)
  }

  @Test func `each tab of the inner and of the outer ones keeps its stack`() throws {
    _ = walk.open("/board/open/3")
    #expect(walk.open("/board/done") == "[board*: [done*: /board/done | open: /board/open /board/open/3]]")
    #expect(
      walk.open("/papers/1") == "[board: [done*: /board/done | open: /board/open /board/open/3] | desk*: / /papers/1]")
    _ = walk.takeMade()
    try walk.root.select(tab: "board")
    #expect(walk.sight == "Done tasks")
    try walk.root.select(tab: "open")
    #expect(walk.sight == "Task 3", "as it was left")
    #expect(
      walk.state == "[board*: [done: /board/done | open*: /board/open /board/open/3] | desk: / /papers/1]")
    #expect(walk.takeMade().isEmpty)
  }

  @Test func `the inner tab in sight goes back to its first place when it is tapped, the outer stays`() {
    _ = walk.open("/board/open/3")
    #expect(walk.window.handle(.select(tab: "open")) == .handled)
    #expect(walk.state == "[board*: [open*: /board/open]]")
    #expect(walk.window.handle(.select(tab: "done")) == .handled)
    #expect(walk.state == "[board*: [done*: /board/done | open: /board/open]]")
    #expect(walk.window.handle(.select(tab: "desk")) == .handled)
    #expect(walk.state == "[board: [done*: /board/done | open: /board/open] | desk*: /]")
    #expect(walk.window.handle(.select(tab: "done")) == .ignored, "it is not in sight")
    #expect(walk.state == "[board: [done*: /board/done | open: /board/open] | desk*: /]")
  }

  @Test func `a child with tabs above a place leads back to it from the first place of any tab`() throws {
    _ = walk.open("/above/open/3")
    #expect(walk.open("/above/done") == "[desk*: / [done*: /above/done | open: /above/open /above/open/3]]")
    try walk.root.pop()
    #expect(walk.state == "[desk*: /]")
    _ = walk.open("/above/open/3")
    try walk.root.pop()
    #expect(walk.state == "[desk*: / [open*: /above/open]]")
    try walk.root.pop()
    #expect(walk.state == "[desk*: /]")
    #expect(throws: NavigationError.atRoot(place: "StoreScene")) { try walk.root.pop() }
  }

  @Test func `another place over the same one takes the child's tabs away`() {
    _ = walk.open("/above/open/3")
    #expect(walk.open("/papers/1") == "[desk*: / /papers/1]")
    #expect(walk.open("/above/done") == "[desk*: / [done*: /above/done]]")
  }

  @Test func `the tabs of a child that is pushed over whatever is there stand there once`() {
    _ = walk.open("/papers/1")
    #expect(walk.open("/anywhere/open/3") == "[desk*: / /papers/1 [open*: /anywhere/open /anywhere/open/3]]")
    #expect(
      walk.open("/anywhere/done")
        == "[desk*: / /papers/1 [done*: /anywhere/done | open: /anywhere/open /anywhere/open/3]]")
    #expect(
      walk.open("/anywhere/open") == "[desk*: / /papers/1 [done: /anywhere/done | open*: /anywhere/open]]")
  }

  @Test func `tabs in a modal are chosen there, and go with it`() async throws {
    let app = TestApp(walk.window)
    try await app.open("/papers/1")
    try await app.open("/sheet/open/3")
    #expect(walk.window.handle(.select(tab: "done")) == .handled)
    #expect(
      walk.state == "[desk*: / /papers/1] + sheet: [done*: /sheet/done | open: /sheet/open /sheet/open/3]")
    try await app.tap("Open")
    #expect(
      walk.state == "[desk*: / /papers/1] + sheet: [done: /sheet/done | open*: /sheet/open /sheet/open/3]")
    try await app.tap("Close")
    #expect(walk.state == "[desk*: / /papers/1]")
  }

  @Test func `an outer tab below a modal takes the modal away`() throws {
    _ = walk.open("/sheet/open")
    try walk.root.select(tab: "board")
    #expect(walk.state == "[board*: [open*: /board/open] | desk: /]")
  }

  @Test(arguments: ["/board/done", "/above/done", "/anywhere/done", "/sheet/done"])
  func `tabs within something are brought back as they were`(path: String) throws {
    _ = walk.open("/board/open/3")
    _ = walk.open("/papers/1")
    _ = walk.open(try #require(Path(path.replacing("done", with: "open/3"))))
    _ = walk.open(try #require(Path(path)))
    let log = Log()
    let second = Walk(Office(log), log)
    second.window.restore(walk.window.state)
    #expect(second.state == walk.state)
    #expect(second.sight == "Done tasks")
    try second.root.select(tab: "open")
    #expect(second.sight == "Task 3")
  }

  @Test func `both bars are seen, and say which tab is in sight`() {
    _ = walk.open("/board/done")
    walk.window.render()
    let tabs = walk.window.allNodes.filter { $0.component.type == TabView.self }
    #expect(tabs.map { $0.component.value(of: TabView.title) } == ["Desk", "Board", "Open", "Done"])
    #expect(tabs.map { $0.component.value(of: TabView.isSelected) } == [false, true, false, true])
  }
}
