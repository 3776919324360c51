import EspalierScopes
import Testing

private final class MakingScope: RootScope {
  var made: [String] = []
  var isFailing = false

  var api: Service { shared { make("api") } }
  var backup: Service { shared { make("backup") } }
  var unshared: Service { make("unshared") }
  var pair: (Service, Service) { (shared { make("first") }, shared { make("second") }) }
  var nothing: Service? { shared { note("nothing") } }
  var count: Int { shared { made.count } }
  var session: Service { shared { make("session over \(token.name)") } }
  var token: Service { shared { make("token of \(api.name)") } }
  var fragile: Service {
    get throws { try shared { try makeOrFail("fragile") } }
  }
  var circle: Service {
    shared {
      if made.isEmpty {
        made.append("outer")
        _ = self.circle
        return Service("outer circle")
      }
      return make("inner circle")
    }
  }

  func list<Element>(of type: Element.Type) -> [Element] { shared { [] } }
  func box<Element>(_ element: Element) -> Element { shared { element } }

  func make(_ name: String) -> Service {
    made.append(name)
    return Service(name)
  }

  func note(_ name: String) -> Service? {
    made.append(name)
    return nil
  }

  func makeOrFail(_ name: String) throws -> Service {
    if isFailing { throw Failure() }
    return make(name)
  }

  struct Failure: Error {}
}

@MainActor
struct SharedTests {
  private let scope = MakingScope()

  @Test
  func `a shared value is made at its first use and only then`() {
    #expect(scope.made.isEmpty)
    let api = scope.api
    #expect(scope.api === api)
    #expect(scope.made == ["api"])
  }

  @Test
  func `a value that is not shared is made at each read`() {
    #expect(scope.unshared !== scope.unshared)
  }

  @Test
  func `two shared values of one type are never confused`() {
    #expect(scope.api.name == "api")
    #expect(scope.backup.name == "backup")
    #expect(scope.api.name == "api")
  }

  @Test
  func `two types of one unqualified name are never confused`() {
    enum Bank { struct Session { let name = "bank" } }
    enum Mail { struct Session { let name = "mail" } }
    final class SessionsScope: RootScope {
      var bank: Bank.Session { shared { Bank.Session() } }
      var mail: Mail.Session { shared { Mail.Session() } }
    }
    let scope = SessionsScope()
    #expect([scope.bank.name, scope.mail.name, scope.bank.name] == ["bank", "mail", "bank"])
  }

  @Test
  func `two shared values in one line are never confused`() {
    let (first, second) = scope.pair
    #expect(first.name == "first")
    #expect(second.name == "second")
    #expect(scope.pair.0 === first && scope.pair.1 === second)
    #expect(scope.made == ["first", "second"])
  }

  @Test
  func `each scope has its own`() {
    let other = MakingScope()
    #expect(scope.api !== other.api)
  }

  @Test
  func `scopes below share the value of the scope that declares it`() {
    let left = EmptyScope(scope)
    let right = EmptyScope(EmptyScope(scope))
    #expect(left.api === right.api)
    #expect(scope.made == ["api"])
  }

  @Test
  func `nil is a value and is made once`() {
    #expect(scope.nothing == nil)
    #expect(scope.nothing == nil)
    #expect(scope.made == ["nothing"])
  }

  @Test
  func `a number is kept as it was`() {
    #expect(scope.count == 0)
    _ = scope.api
    #expect(scope.count == 0)
  }

  @Test
  func `making a value may read other shared values`() {
    #expect(scope.session.name == "session over token of api")
    #expect(scope.made == ["api", "token of api", "session over token of api"])
    #expect(scope.token.name == "token of api")
    #expect(scope.made.count == 3)
  }

  @Test
  func `a making that comes back to itself leaves one value for everybody`() {
    let circle = scope.circle
    #expect(circle.name == "inner circle")
    #expect(scope.circle === circle)
  }

  private final class EndlessScope: RootScope {
    var left: Service { shared { Service("left of \(right.name)") } }
    var right: Service { shared { Service("right of \(left.name)") } }
  }

  @Test
  func `shared values that need each other end the program with their names`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = EndlessScope().left }
    }
    let text = try String(decoding: #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("EndlessScope"))
    #expect(text.contains("left → right → left") || text.contains("right → left → right"))
  }

  @Test
  func `a making that throws keeps nothing and is tried again`() throws {
    scope.isFailing = true
    #expect(throws: MakingScope.Failure.self) { try scope.fragile }
    scope.isFailing = false
    let fragile = try scope.fragile
    #expect(try scope.fragile === fragile)
    #expect(scope.made == ["fragile"])
  }

  @Test
  func `one generic declaration has a value for each type`() {
    #expect(scope.box(1) == 1)
    #expect(scope.box("text") == "text")
    #expect(scope.box(2) == 1)
    #expect(scope.list(of: Int.self).isEmpty)
    #expect(scope.list(of: String.self).isEmpty)
  }

  @Test
  func `a subclass that overrides a shared value may use the one it overrides`() {
    class Base: RootScope {
      var api: Service { shared { Service("base") } }
    }
    final class Wrapping: Base {
      override var api: Service { shared { Service("wrapped " + super.api.name) } }
    }
    let scope = Wrapping()
    #expect(scope.api.name == "wrapped base")
    #expect(scope.api === scope.api)
  }

  @Test
  func `declarations at one line and column of two files are told apart`() {
    let ours = scope.shared(fileID: "App/One.swift", line: 1, column: 1) { Service("one") }
    let theirs = scope.shared(fileID: "App/Two.swift", line: 1, column: 1) { Service("two") }
    #expect(ours.name == "one")
    #expect(theirs.name == "two")
  }

  @Test
  func `hundreds of shared values stand in one scope`() {
    func value(_ line: UInt, _ column: UInt) -> String {
      scope.shared(line: line, column: column) { "\(line):\(column)" }
    }
    for _ in 1...2 {
      for line in 1...40 as ClosedRange<UInt> {
        for column in 1...20 as ClosedRange<UInt> { #expect(value(line, column) == "\(line):\(column)") }
      }
    }
    #expect(scope.shared(line: 3, column: 3) { "made again" } == "3:3")
  }
}
