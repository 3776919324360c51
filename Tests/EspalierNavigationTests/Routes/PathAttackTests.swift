import Espalier
import EspalierTesting
import Testing

/// Addresses and lists that are made to hurt: nothing crashes, nothing takes long, and a list that cannot be right says so.
@Suite struct PathAttackTests {
  /// A route that holds itself, once without a segment of its own.
  private indirect enum Wrapped: Route {
    case home
    case before(Int?, Wrapped)
    var path: Path {
      switch self {
      case .home: "/home"
      case .before(let number, let inner): "/\(number)" + inner.path
      }
    }
    static let paths = Paths<Self> {
      home; before
    }
  }

  private indirect enum First: Route {
    case second(Second)
    case end
    var path: Path { if case .second(let route) = self { route.path } else { "/first" } }
    static let paths = Paths<Self> {
      second; end
    }
  }

  private indirect enum Second: Route {
    case first(First)
    case end
    var path: Path { if case .first(let route) = self { route.path } else { "/second" } }
    static let paths = Paths<Self> {
      first; end
    }
  }

  @Test func `routes that hold each other without a segment between are read, and end`() throws {
    #expect(throws: PathError.self) { try Wrapped(at: "/nix") }
    #expect(try Wrapped(at: "/home") == .home)
    #expect(try Wrapped(at: "/3/home") == .before(3, .home))
    #expect(throws: PathError.self) { try First(at: "/nix") }
    #expect(try First(at: "/second") == .second(.end))
    _ = (Wrapped.paths.problems, First.paths.problems)
  }

  private indirect enum Category: Route {
    case here(ShelfFilter)
    case sub(String, Category)
    var path: Path {
      switch self {
      case .here(let filter): filter.path
      case .sub(let name, let inner): "/\(name)" + inner.path
      }
    }
    static let paths = Paths<Self> {
      here; sub
    }
  }

  private indirect enum Endless: Route {
    case start
    case step(Int, Endless)
    var path: Path { if case .step(let number, let inner) = self { "/\(number)" + inner.path } else { .none } }
    static let paths = Paths<Self> { step }
  }

  @Test func `a route whose cases all hold a route is tried with those that end`() throws {
    #expect(try Category(at: "/a/b?text=x") == .sub("a", .sub("b", .here(ShelfFilter(text: "x")))))
    #expect(Category.paths.problems.isEmpty, "\(Category.paths.problems)")
    #expect(throws: PathError.self) { try Endless(at: "/1/2") }
    #expect(Endless.paths.problems.first?.contains("lists no place without a route in it") == true)
  }

  @Test func `a path of a thousand segments is refused, not followed`() throws {
    let deep = try #require(Path(String(repeating: "/a", count: 1_000)))
    #expect(throws: PathError.self) { try Category(at: deep) }
    #expect(throws: PathError.self) { try Category(at: Path(segments: Array(repeating: "a", count: 100_000))) }
    #expect(try Category(at: Path(segments: Array(repeating: "a", count: 20))).path.segments.count == 20)
  }

  @Test func `a route of which one sample can be made, or none with an address, is told`() {
    enum Level: Int, PathValue { case low = 4_711, high = 12 }
    enum Levels: Route {
      case level(Level)
      var path: Path { if case .level(let level) = self { "/levels/\(level)" } else { "/" } }
      static let paths = Paths<Self> { level }
    }
    #expect(Levels.paths.problems.first?.contains("only one of the pathSamples of Level makes a route") == true)
  }

  @Test func `two parameters of one name, of which only the inner is printed, are told`() {
    indirect enum Pages: Route {
      case end
      case sub(String, page: Int?, Pages)
      var path: Path {
        if case .sub(let name, let page, let inner) = self { "/\(name)?page=\(page)" + inner.path } else { "/" }
      }
      static let paths = Paths<Self> {
        end; sub
      }
    }
    #expect(Pages.paths.problems.contains("Pages: sub and sub of Pages within it both have a parameter page"))
  }

  @Test func `nil values may have a path together that none has alone`() throws {
    enum Days: Route {
      case between(Int?, Int?)
      var path: Path {
        switch self {
        case .between(nil, nil): "/days"
        case .between(let first, let last): "/days/between?from=\(first)&to=\(last)"
        }
      }
      static let paths = Paths<Self> { between }
    }
    expectRoundTrips(Days.self)
    #expect(try Days(at: "/days") == .between(nil, nil))
    #expect(try Days(at: "/days/between?to=3") == .between(nil, 3))
  }

  @Test func `a place without an address among the inner ones hides none of the others`() throws {
    enum Inner: Route {
      case picker, list
      case item(Int)
      var path: Path {
        switch self {
        case .picker: .none
        case .list: "/"
        case .item(let id): "/\(id)"
        }
      }
      static let paths = Paths<Self> {
        picker; list; item
      }
    }
    enum Outer: Route {
      case inner(Inner)
      var path: Path { if case .inner(let route) = self { "/in" + route } else { "/" } }
      static let paths = Paths<Self> { inner }
    }
    expectRoundTrips(Outer.self)
    #expect(try Outer(at: "/in/3") == .inner(.item(3)))
  }

  @Test func `what was found on a way that leads nowhere is forgotten`() throws {
    enum Old: Route {
      case other
      var path: Path { "/other" }
      static let paths = Paths<Self> {
        other; Moved("/old", to: other)
      }
    }
    enum Names: Route {
      case name(String)
      var path: Path { if case .name(let name) = self { "/\(name)" } else { "/" } }
      static func refused(_ old: Old) -> Names? { nil }
      static let paths = Paths<Self> {
        name; refused
      }
    }
    let match = try Names.paths.match("/old")
    #expect(match.route == .name("old"))
    #expect(match.address == .current)
  }

  @Test func `a parameter that is there twice has no value, and another spelling of a value is an alias`() throws {
    enum Place: Route {
      case month(Int?)
      case share(Double)
      var path: Path {
        switch self {
        case .month(let month): "/months?m=\(month)"
        case .share(let share): "/shares/\(share)"
        }
      }
      static let paths = Paths<Self> {
        month; share
      }
    }
    #expect(throws: PathError.self) { try Place(at: "/months?m=3&m=4") }
    #expect(try Place.paths.match("/months?m=").address == .current)
    #expect(try Place.paths.match("/shares/1.5").address == .current)
    #expect(try Place.paths.match("/shares/1.50").address == .alias)
  }

  @Test func `a fragment that is written out is part of the address`() throws {
    enum Page: Route {
      case page, top
      case part(String)
      var path: Path {
        switch self {
        case .page: "/page"
        case .top: "/page#top"
        case .part(let name): "/parts#\(name)"
        }
      }
      static let paths = Paths<Self> {
        page; top; part
      }
    }
    expectRoundTrips(Page.self)
    #expect(try Page(at: "/page#top") == .top)
    #expect(try Page(at: "/page#other") == .page)
    #expect(try Page(at: "/parts") == .part(""))
  }

  @Test func `parameters of a group are the group's, also beside a place of the same segments`() throws {
    struct Plan: Route {
      var amount: Int
      var path: Path { "?amount=\(amount)" }
      static let paths = Paths<Self> { Plan.init }
    }
    enum Loans: Route {
      case empty
      case plan(Plan)
      var path: Path { if case .plan(let plan) = self { "/loans" + plan } else { "/loans" } }
      static let paths = Paths<Self> {
        empty; plan
      }
    }
    expectRoundTrips(Loans.self)
    #expect(try Loans(at: "/loans?amount=3") == .plan(Plan(amount: 3)))
  }

  @Test func `a mark on a slash makes no other path of it`() {
    // As text that comes from elsewhere; a literal is never refused.
    let (host, marked) = ("//\u{301}evil.example/x", "/a/\u{301}b")
    #expect(Path(host) == nil)
    #expect(Path(marked)?.segments == ["a", "\u{301}b"])
    let value = 1
    #expect("/\u{301}\(value)" as Path == Path(segments: ["\u{301}1"]))
  }

  @Test func `a path that is written out is the same with values in it`() {
    let value = "x"
    #expect("/~./x" as Path == "/~./\(value)")
    #expect("/a%/x" as Path == "/a%/\(value)")
  }
}
