import EspalierViews
import Testing

@MainActor @Suite struct EventHandlerTests {
  final class Log {
    var entries: [String] = []
  }

  private func run(_ handler: EventHandler?, _ value: EventValue = .none) throws {
    guard case .immediate(let action) = try #require(handler).body else {
      Issue.record("the handler is not immediate")
      return
    }
    try action(value)
  }

  @Test func `the newest handler of an event takes the place of an earlier one`() throws {
    let log = Log()
    let component: Component<Button> = Component(
      .onTap { log.entries.append("first") }, .title("Go"), .onTap { log.entries.append("second") })
    #expect(component.erased.handlers.count == 1)
    try run(component.erased.handler(of: 0, for: .tap))
    try run(component.adding(.onTap { log.entries.append("third") }).erased.handler(of: 0, for: .tap))
    #expect(log.entries == ["second", "third"])
  }

  @Test func `handlers of a child are found at the child`() throws {
    let log = Log()
    let component: Component<Pair> = Component(
      .child(\.second, .child(\.ok, .onTap { log.entries.append("second") })),
      .child(\.first, .child(\.ok, .onTap { log.entries.append("first") })))
    try run(component.erased.handler(of: 8, for: .tap))
    try run(component.erased.handler(of: 4, for: .tap))
    #expect(log.entries == ["second", "first"])
    #expect(component.erased.handler(of: 0, for: .tap) == nil)
    #expect(component.erased.handler(of: 4, for: .input) == nil)
  }

  @Test func `a handler is given what was entered`() throws {
    let log = Log()
    let field: Component<TextField> = Component(.onInput { log.entries.append($0) })
    try run(field.erased.handler(of: 0, for: .input), .text("abc"))
    #expect(log.entries == ["abc"])
  }

  @Test func `equality, hashes and changes leave handlers out`() {
    let one: Component<Button> = Component(.title("Go"), .onTap {})
    let other: Component<Button> = Component(.title("Go"), .on(.seen) { _ in })
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    #expect(one.erased == other.erased)
    #expect(one.changes(to: other).isEmpty)
  }
}
