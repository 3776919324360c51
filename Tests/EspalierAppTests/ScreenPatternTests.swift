import Espalier
import Testing

/// Tests of the address of a screen that connectors are told.
@MainActor @Suite struct ScreenPatternTests {
  @Test(arguments: [
    ("/", "/"), ("/@ada", "/@{String}"), ("/notes/3.txt", "/notes/{Int}.txt"), ("/tags", "/tags/{String…}"),
    ("/tags/a/b/c", "/tags/{String…}"), ("/help#keys", "/help"), ("/7", "/{Int}"), ("/seven", "/{String}"),
    ("/7/8/9", "/{String…}"), ("/seven/7", "/{String}/{Int}"), ("/help/7", "/help/{Int}"),
    ("/help/me", "/help/{String…}"),
  ])
  func `a screen is told by its pattern, wherever in a segment its values stand`(
    path: String, pattern: String
  ) async throws {
    let told = Told()
    let host = AppHost(People(told: told))
    await host.start()
    let window = await host.makeWindow(for: Visitor())
    window.open(try #require(Path(path)))
    window.render()
    window.close()
    await host.stop()
    #expect(told.all.contains(.screenAppeared(pattern: pattern)))
    #expect(told.all.contains(.screenDisappeared(pattern: pattern)))
  }
}

private enum PeopleRoute: Route {
  case start
  case person(String)
  case text(Int)
  case tags([String])
  case help(at: String)
  case rest([String])
  case word(String)
  case number(Int)
  case numberOf(String, Int)
  case helpWith([String])
  case helpNumber(Int)

  var path: Path {
    switch self {
    case .start: "/"
    case .person(let name): "/@\(name)"
    case .text(let id): "/notes/\(id).txt"
    case .tags(let tags): "/tags/\(tags)"
    case .help(let part): "/help#\(part)"
    case .rest(let parts): "/\(parts)"
    case .word(let word): "/\(word)"
    case .number(let number): "/\(number)"
    case .numberOf(let word, let number): "/\(word)/\(number)"
    case .helpWith(let parts): "/help/\(parts)"
    case .helpNumber(let number): "/help/\(number)"
    }
  }
  static let paths = Paths<Self> {
    start; person; text; tags; help; rest; word; number; numberOf; helpWith; helpNumber
  }
}

private final class PeopleCoordinator: Coordinator<PeopleRoute> {
  override func placement(of route: PeopleRoute) -> Placement<PeopleRoute> { .root(NoteScene("a person")) }
}

private struct People: App {
  let told: Told
  var connectors: [any Connector] { Listener(told: told) }
  func root(for visitor: Visitor) -> PeopleCoordinator { PeopleCoordinator() }
}
