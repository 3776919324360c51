import Espalier
import EspalierTesting
import Testing

/// Cases whose path is another for another form of their values.
@Suite struct PathFormsTests {
  /// Nil is at an address of its own.
  private enum Overview: Route {
    case month(Int?)
    case week(of: Int?, Int?)
    var path: Path {
      switch self {
      case .month(nil): "/"
      case .month(let month?): "/overview?month=\(month)"
      case .week(let year, let week): "/weeks/\(year)/\(week)"
      }
    }
    static let paths = Paths<Self> {
      month
      week
      Alias("/overview", of: month(nil))
    }
  }

  @Test func `nil may be at another address, or leave its segment out`() throws {
    #expect(try Overview(at: "/") == .month(nil))
    #expect(try Overview(at: "/overview?month=3") == .month(3))
    #expect(try Overview.paths.match("/overview").address == .alias)
    #expect(throws: PathError.self) { try Overview(at: "/overview?month=x") }
    #expect(try Overview(at: "/weeks/2026/7") == .week(of: 2026, 7))
    #expect(try Overview(at: "/weeks/2026") == .week(of: 2026, nil))
    #expect(try Overview(at: "/weeks") == .week(of: nil, nil))
  }

  @Test func `two optional segments of one type cannot be told apart`() {
    #expect(Overview.paths.problems.contains { $0.contains("is the address of week") })
  }

  /// A structure, whose initializer is listed, and which is made only of some values.
  private struct Plan: Route {
    var amount: Int
    var years: Int

    init?(amount: Int, years: Int) {
      guard amount > 0, (1...50).contains(years) else { return nil }
      self.amount = amount
      self.years = years
    }

    var path: Path { "/plan?amount=\(amount)&years=\(years)" }
    static let paths = Paths<Self> { Plan.init }
  }

  @Test func `a route that is made only of some values has no place for others`() throws {
    expectRoundTrips(Plan.self)
    #expect(try Plan(at: "/plan?years=2&amount=5") == Plan(amount: 5, years: 2))
    for path in ["/plan", "/plan?amount=5", "/plan?amount=0&years=2", "/plan?amount=5&years=51"] as [Path] {
      #expect(throws: PathError.self) { try Plan(at: path) }
    }
  }

  /// Places that are known only while the app runs.
  private struct Wiki: Route {
    var name: String
    var path: Path { "/\(name)" }
    static let paths = Paths<Self>(samples: [Wiki(name: "Start"), Wiki(name: "Other")]) { path in
      guard path.segments.count == 1, let name = path.first, name.first?.isUppercase == true else { return nil }
      return Wiki(name: name)
    }
  }

  private enum Site: Route {
    case wiki(Wiki), number(Int), first
    var path: Path {
      switch self {
      case .wiki(let wiki): wiki.path
      case .number(let number): "/\(number)"
      case .first: "/First"
      }
    }
    static let paths = Paths<Self> {
      wiki; number; first
    }
  }

  @Test func `a route that is read by hand comes after everything else`() throws {
    expectRoundTrips(Site.self)
    #expect(try Site(at: "/First") == .first)
    #expect(try Site(at: "/12") == .number(12))
    #expect(try Site(at: "/Second") == .wiki(Wiki(name: "Second")))
    #expect(throws: PathError.self) { try Site(at: "/second") }
  }

  @MainActor @Test func `a window shows an alias under the place's own address, and says what has moved`() throws {
    final class Accounts: Coordinator<AccountsRoute> {
      override func placement(of route: AccountsRoute) -> Placement<AccountsRoute> {
        .root(PlaceScene("\(route)", log: Log()))
      }
    }
    let window = Window(coordinator: Accounts(), title: "App")
    #expect(window.open("/all") == .alias)
    #expect(window.path == .root)
    #expect(window.open("/show/3") == .moved)
    #expect(window.path == "/3")
    #expect(window.open("/3") == .current)
    #expect(window.open("/nothing/here/at/all") == .current)
  }

  @MainActor @Test func `a link of the app that leads nowhere is reported with the reason`() {
    let window = Window(coordinator: Coordinator<AccountsRoute>(), title: "App")
    var reports: [String] = []
    window.report = { reports.append($0) }
    window.open("/x")
    #expect(reports.isEmpty, "an address that somebody typed is no mistake of the app")
    window.handle(.open("/y?text=my%20secret#part"))
    window.handle(.open("/y?text=another"))
    #expect(reports.count == 1)
    #expect(reports.first?.contains("secret") == false, "what somebody entered does not go into a log")
    #expect(
      reports.first?.hasPrefix("A link was followed, but /y leads nowhere in AccountsRoute: “y” should be") == true)
    for number in 0..<1_000 { window.handle(.open("/nothing/\(number)")) }
    #expect(reports.count == 50, "whoever makes paths up does not fill the log")
  }
}
