import Espalier
import EspalierTesting
import Testing

/// Lists that cannot be right are found before anybody is led astray.
@Suite struct PathProblemsTests {
  private enum Alike: Route {
    case id(Int), name(String)
    var path: Path {
      switch self {
      case .id(let id): "/\(id)"
      case .name(let name): "/\(name)"
      }
    }
    static let paths = Paths<Self> {
      id; name
    }
  }

  private enum Same: Route {
    case first, second
    var path: Path { "/same" }
    static let paths = Paths<Self> {
      first; second
    }
  }

  private enum Lost: Route {
    case lost(Int), joined(Int, Int), reckoned(Int)
    var path: Path {
      switch self {
      case .lost: "/lost"
      case .joined(let first, let second): "/joined/\(first)-\(second)"
      case .reckoned(let number): "/reckoned/\(number + 1)"
      }
    }
    static let paths = Paths<Self> {
      lost; joined; reckoned
    }
  }

  private enum Holder: Route {
    case holds(Alike), wrongly(AccountsRoute)
    var path: Path {
      switch self {
      case .holds(let route): "/holds" + route.path
      case .wrongly(let route): route.path + "/end"
      }
    }
    static let paths = Paths<Self> {
      holds; wrongly
    }
  }

  private enum Unsampled: Route {
    enum Word: String, PathValue { case one, two }
    case word(Word)
    var path: Path { if case .word(let word) = self { "/\(word)" } else { .none } }
    static let paths = Paths<Self> { word }
  }

  private enum Short: Route {
    case listed, forgotten(Int), also
    var path: Path {
      switch self {
      case .listed: "/"
      case .forgotten(let number): "/\(number)"
      case .also: "/also"
      }
    }
    static let paths = Paths<Self> { listed }
  }

  @Test func `two patterns that cannot be told apart are found, with an address of both`() throws {
    let problem = try #require(Alike.paths.problems.first)
    #expect(problem.hasPrefix("Alike: “/12” is the address of name(\"12\") and of id(12)."))
    #expect(Same.paths.problems.count == 1)
    #expect(Same.paths.problems.first?.contains("“/same” is the address of second and of first") == true)
  }

  @Test func `a value that is not in its path by itself is found`() {
    let problems = Lost.paths.problems
    #expect(problems.count == 3)
    #expect(problems.allSatisfy { $0.contains("as one segment or parameter of its own") })
    #expect(problems.first?.contains("lost does not print its value 1 (Int)") == true)
    #expect(problems.first?.contains("/lost for “12”, and /lost for “27”") == true)
  }

  @Test func `what is wrong within is found from above`() {
    let problems = Holder.paths.problems
    #expect(problems.contains { $0.hasPrefix("Holder: wrongly must have its AccountsRoute at the end") })
    #expect(problems.contains { $0.hasPrefix("Alike: “/12”") })
  }

  @Test func `a value without samples says what to do`() {
    #expect(
      Unsampled.paths.problems == [
        "Unsampled: the case of Word cannot be tried: Word has no pathSamples. Make it CaseIterable, or give it two"
      ])
  }

  private enum Shorter: Route {
    case first
    case nested(Short)
    var path: Path {
      switch self {
      case .first: "/"
      case .nested(let route): "/nested" + route.path
      }
    }
    static let paths = Paths<Self> {
      first; nested
    }
  }

  private enum Excused: Route {
    case listed
    case picker(Int)
    var path: Path { if case .listed = self { "/" } else { .none } }
    static let paths = Paths<Self> { listed }.withoutAddress("picker")
  }

  private enum Misnamed: Route {
    case listed
    case picker(Int)
    var path: Path { if case .listed = self { "/" } else { .none } }
    static let paths = Paths<Self> { listed }.withoutAddress("chooser")
  }

  @Test func `the test names the cases that are not listed`() {
    withKnownIssue {
      expectRoundTrips(Short.self)
    } matching: { issue in
      ["Short.forgotten is not in the list", "Short.also is not in the list"].contains { "\(issue)".contains($0) }
    }
  }

  @Test func `cases that are missing from the list of a nested route are found from above`() {
    #expect(Shorter.paths.problems.count == 2)
    #expect(Shorter.paths.problems.allSatisfy { $0.contains("Write it into Short.paths") })
  }

  @Test func `a case without an address is named behind the list, and a name that is none is found`() {
    expectRoundTrips(Excused.self)
    let problems = Misnamed.paths.problems
    #expect(problems.count == 2)
    #expect(problems.first?.contains("Misnamed.picker is not in the list of paths") == true)
    #expect(problems.last?.contains("Misnamed has no case chooser") == true)
  }

  @MainActor @Test func `a move to a nested place that is not listed names the list that lacks it`() {
    final class ShorterCoordinator: Coordinator<Shorter> {
      override func placement(of route: Shorter) -> Placement<Shorter> { .root(PlaceScene("\(route)", log: Log())) }
    }
    var reports: [String] = []
    let shorter = ShorterCoordinator()
    let window = Window(coordinator: shorter, title: "App")
    window.open(.root)
    window.report = { reports.append($0) }
    shorter.move(to: .nested(.forgotten(3)))
    #expect(reports.count == 1)
    #expect(reports.first?.contains("Write it into Short.paths") == true)
    #expect(reports.first?.contains("/nested/3 is the address of nested") == true)
  }

  @MainActor @Test func `a debug build tells of them when a window opens, and of an unlisted case when it is shown`() {
    final class ShortCoordinator: Coordinator<Short> {
      override func placement(of route: Short) -> Placement<Short> { .root(PlaceScene("\(route)", log: Log())) }
    }
    var reports: [String] = []
    let short = ShortCoordinator()
    let window = Window(coordinator: short, title: "App")
    window.report = { reports.append($0) }
    window.open(.root)
    #expect(reports.count == 2 && reports.allSatisfy { $0.contains("is not in the list of paths") })
    reports = []
    short.move(to: .also).move(to: .listed).move(to: .also).move(to: .forgotten(3))
    #expect(reports.count == 2)
    #expect(reports.first?.hasPrefix("/also is the address of also, but leads nowhere.") == true)
    #expect(reports.last?.hasPrefix("/3 is the address of forgotten(3)") == true)

    let alike = Window(coordinator: Coordinator<Alike>(), title: "App")
    alike.report = { reports.append($0) }
    alike.open(.root)
    alike.open(.root)
    #expect(reports.filter { $0.contains("name(\"12\")") }.count == 1)
  }
}
