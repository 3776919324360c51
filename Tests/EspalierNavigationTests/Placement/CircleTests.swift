import Espalier
import Testing

/// Ways that lead in a circle, and children that are not whose they seem.
@MainActor @Suite struct CircleTests {
  enum RingRoute: Route {
    case start, over, overBack, led, ledBack, lent
    case inner(InnerRoute)

    var path: Path {
      switch self {
      case .start: "/"
      case .over: "/over"
      case .overBack: "/over-back"
      case .led: "/led"
      case .ledBack: "/led-back"
      case .lent: "/lent"
      case .inner(let route): "/inner" + route.path
      }
    }
    static let paths = Paths<Self> {
      start; over; overBack; led; ledBack; lent; inner
    }
  }

  enum InnerRoute: Route {
    case first, second, led

    var path: Path {
      switch self {
      case .first: "/"
      case .second: "/second"
      case .led: "/led"
      }
    }
    static let paths = Paths<Self> {
      first; second; led
    }
  }

  final class Inner: Coordinator<InnerRoute> {
    override func placement(of route: InnerRoute) -> Placement<InnerRoute> {
      switch route {
      case .first: .root(StoreScene("First", Log()))
      case .second: .push(StoreScene("Second", Log()), over: .first)
      case .led: .redirect(.led)
      }
    }
  }

  final class Ring: Coordinator<RingRoute> {
    let inner = Inner()
    var isGuarded = false

    override func placement(of route: RingRoute) -> Placement<RingRoute> {
      switch route {
      case .start: .root(StoreScene("Start", Log()))
      case .over: .push(StoreScene("Over", Log()), over: .overBack)
      case .overBack: .push(StoreScene("Over back", Log()), over: .over)
      case .led: .redirect(.ledBack)
      case .ledBack: .redirect(.led)
      case .lent: .push(StoreScene("Lent", Log()), over: .inner(.second))
      case .inner(let route): .child(self.inner, route, in: .push(over: self.isGuarded ? .lent : .start))
      }
    }

    override func permission(for route: RingRoute) -> Permission<RingRoute> {
      guard isGuarded else { return .granted }
      return switch route {
      case .start: .redirect(.over)
      case .over: .redirect(.start)
      default: .granted
      }
    }
  }

  let ring = Ring()
  let walk: Walk<Ring>

  init() {
    ring.adopt(ring.inner, as: RingRoute.inner)
    walk = Walk(ring, Log())
    walk.window.open("/")
  }

  @Test(arguments: [
    ("/over", "over → overBack → over"), ("/led", "led → ledBack → led"),
    ("/inner/led", "inner(InnerRoute.led) → inner(InnerRoute.led)"),
  ]) func `a circle is reported with its chain, and the last place stays`(path: String, chain: String) throws {
    walk.window.open(try #require(Path(path)))
    #expect(walk.reports.count == 1)
    let report = walk.reports.first?.replacing("EspalierNavigationTests.CircleTests.", with: "")
    #expect(report?.contains("leads in a circle: \(chain).") == true, "\(walk.reports)")
    #expect(walk.state == "/" && walk.sight == "Start")
  }

  @Test func `a circle through a child is reported`() {
    ring.isGuarded = true
    walk.window.open("/inner/second")
    #expect(walk.reports.count == 1 && walk.reports.first?.contains("leads in a circle") == true, "\(walk.reports)")
    #expect(walk.state == "/")
    ring.isGuarded = false
    walk.window.open("/lent")
    #expect(walk.state == "/ /inner /inner/second /lent")
    #expect(walk.reports.count == 1)
  }

  @Test func `a circle of permissions is reported`() {
    walk.window.open("/inner")
    ring.isGuarded = true
    walk.window.open("/")
    #expect(walk.reports.count == 1)
    #expect(walk.reports.first?.contains("leads in a circle: start → over → start.") == true, "\(walk.reports)")
    #expect(walk.state == "/ /inner")
  }

  @Test func `a child that is not adopted is reported, and the last place stays`() async {
    final class Careless: Coordinator<RingRoute> {
      override func placement(of route: RingRoute) -> Placement<RingRoute> {
        switch route {
        case .inner(let route): .child(Inner(), route)
        default: .root(StoreScene("Start", Log()))
        }
      }
    }
    let careless = Careless()
    let walk = Walk(careless, Log())
    walk.window.open("/")
    #expect(await careless.go(to: .inner(.first)) == .unknown)
    #expect(walk.reports.count == 1)
    #expect(walk.reports.first?.hasPrefix("Careless hands ") == true, "\(walk.reports)")
    #expect(walk.reports.first?.contains(" to Inner, which it has not adopted under that route. Adopt it: ") == true)
    #expect(walk.state == "/" && walk.sight == "Start")
  }

  @Test func `a child that is adopted under another case is reported`() {
    enum TwoRoute: Route {
      case start
      case left(InnerRoute)
      case right(InnerRoute)
      var path: Path {
        switch self {
        case .start: "/"
        case .left(let route): "/left" + route.path
        case .right(let route): "/right" + route.path
        }
      }
      static let paths = Paths<Self> {
        start; left; right
      }
    }
    final class Two: Coordinator<TwoRoute> {
      let inner = Inner()
      override func placement(of route: TwoRoute) -> Placement<TwoRoute> {
        switch route {
        case .start: .root(StoreScene("Start", Log()))
        case .left(let route), .right(let route): .child(self.inner, route)
        }
      }
    }
    let two = Two()
    two.adopt(two.inner, as: TwoRoute.left)
    let walk = Walk(two, Log())
    #expect(walk.open("/left/second") == "/left /left/second")
    #expect(walk.open("/right") == "/left /left/second")
    #expect(walk.reports.count == 1 && walk.reports.first?.contains("has not adopted under that route") == true)
  }
}
