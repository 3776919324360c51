import EspalierContainer
import EspalierScopes
import Foundation
import Testing

private protocol Marked {}
private protocol Titled: Sendable {}
private struct Title: Titled {}
private final class Keychain {}
private struct Settings: Sendable { var isDark = false }

private class BaseScope: RootScope {
  let keychain = Keychain()
}

private final class MainScope: BaseScope {
  let settings = Settings()
  var session: Service? = nil
  var list: [Service] = []
  lazy var cache = Service("cache")
  var api: Service { shared { Service("api") } }
}

private final class ChildScope: Scope<MainScope> {
  let keychain: Keychain

  override init(_ parent: MainScope) {
    keychain = parent.keychain
    super.init(parent)
  }
}

private final class LeafScope: Scope<ChildScope> {
  var nested: [Scope<LeafScope>] = []
  let secret = "1234"
}

private final class KeeperScope: RootScope {
  struct Box { var child: Scope<KeeperScope>? }
  struct Entry: Hashable {
    var child: Scope<KeeperScope>
    static func == (left: Self, right: Self) -> Bool { left.child === right.child }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(child)) }
  }
  enum State { case closed, open(Scope<KeeperScope>, Int) }

  var byName: [String: Scope<KeeperScope>] = [:]
  var groups: [String: [Scope<KeeperScope>?]] = [:]
  var pair: (Int, Scope<KeeperScope>?) = (0, nil)
  var box = Box()
  var boxes: [Box] = []
  var state = State.closed
  var ids: Set<Entry> = []
  var anything: [Any] = []

  func clear() {
    (byName, groups, pair, box) = ([:], [:], (0, nil), Box())
    (boxes, state, ids, anything) = ([], .closed, [], [])
  }
}

private class OpenNameScope: RootScope {
  private let hidden = Settings()
}

private final class HiddenNameScope: OpenNameScope {
  private let hidden = 1
  var both: (String, Double) { (shared { "first" }, shared { 2.0 }) }
}

@MainActor private func words(_ graph: DependencyGraph) -> [String] {
  let names = Dictionary(uniqueKeysWithValues: graph.nodes.map { ($0.id, $0.name) })
  return graph.edges.map {
    "\(names[$0.from] ?? "?") \($0.relation.rawValue) \(names[$0.to] ?? "?")"
      + ($0.label.isEmpty ? "" : " as \($0.label)")
  }
}

@MainActor
struct GraphTests {
  private let main = MainScope()

  @Test
  func `a scope's graph has its ancestors and what each keeps, by name`() {
    let graph = LeafScope(ChildScope(main)).graph()
    #expect(
      words(graph) == [
        "LeafScope parent ChildScope", "LeafScope holds nested as nested", "LeafScope holds secret as secret",
        "ChildScope parent MainScope", "ChildScope holds Keychain as keychain",
        "MainScope holds Keychain as keychain", "MainScope holds settings as settings",
        "MainScope holds list as list",
      ])
    #expect(graph.nodes.count { $0.name == "Keychain" } == 1)
    #expect(graph.nodes.filter { $0.kind == .scope }.map(\.name) == ["LeafScope", "ChildScope", "MainScope"])
  }

  @Test
  func `what is optional, in an array, lazy or shared is drawn once it is there`() {
    main.session = Service("session")
    main.list = [Service("one"), Service("two")]
    _ = (main.api, main.cache)
    let edges = words(main.graph())
    #expect(edges.contains("MainScope holds Service as session"))
    #expect(edges.count { $0 == "MainScope holds Service as list" } == 2)
    #expect(edges.contains("MainScope holds Service as cache"))
    #expect(edges.contains("MainScope holds Service as api"))
  }

  @Test
  func `a parent that is no scope is drawn too`() {
    final class Fake {}
    final class LoginScope: Scope<Fake> {}
    #expect(words(LoginScope(Fake()).graph()) == ["LoginScope parent Fake as parent"])
  }

  @Test
  func `a scope that keeps its own child is a cycle`() {
    let leaf = LeafScope(ChildScope(main))
    #expect(leaf.graph().cycles.isEmpty)
    let child = Scope<LeafScope>(leaf)
    leaf.nested = [child]
    #expect(leaf.graph().cycles.map { $0.map(\.name) } == [["LeafScope", "Scope<LeafScope>"]])
    leaf.nested = []
  }

  @Test
  func `a child is found wherever a value keeps it`() {
    let keeper = KeeperScope()
    let child = Scope(keeper)
    let ways: [(KeeperScope) -> Void] = [
      { $0.byName = ["one": child] }, { $0.groups = ["all": [nil, child]] }, { $0.pair = (1, child) },
      { $0.box = .init(child: child) }, { $0.boxes = [.init(), .init(child: child)] }, { $0.state = .open(child, 1) },
      { $0.ids = [.init(child: child)] }, { $0.anything = [1, "two", child] },
    ]
    for (number, keep) in ways.enumerated() {
      keeper.clear()
      #expect(keeper.graph().cycles.isEmpty)
      keep(keeper)
      #expect(keeper.graph().cycles.map { $0.map(\.name) } == [["KeeperScope", "Scope<KeeperScope>"]], "\(number)")
    }
    keeper.clear()
  }

  @Test
  func `objects of a dictionary are drawn in the order of their keys, and none of their keys is told`() {
    final class Other {}
    final class HolderScope: RootScope {
      let services: [String: AnyObject] = ["b": Other(), "secret": Keychain(), "a": Service("a")]
    }
    let graph = HolderScope().graph()
    #expect(
      words(graph) == ["Service", "Other", "Keychain"].map { "HolderScope holds \($0) as services" })
    #expect(!(graph.dot + graph.mermaid + graph.json).contains("secret"))
  }

  @Test
  func `an array of ten million numbers is drawn quickly`() {
    final class FileScope: RootScope { let bytes = [UInt8](repeating: 0, count: 10_000_000) }
    let scope = FileScope()
    #expect(ContinuousClock().measure { _ = scope.graph() } < .seconds(2))
  }

  @Test
  func `values under one name are nodes of their own`() throws {
    let scope = HiddenNameScope()
    _ = scope.both
    let graph = scope.graph()
    #expect(graph.nodes.count { $0.name == "hidden" } == 2)
    #expect(graph.nodes.count { $0.name == "both" } == 2)
    #expect(scope.graph() == graph)
    for type: Any.Type in [Settings.self, Int.self, String.self, Double.self] {
      #expect(throws: DependencyGraph.DenialError.self) { try graph.deny(from: HiddenNameScope.self, to: type) }
    }
  }

  @Test
  func `values are not told`() {
    let graph = LeafScope(ChildScope(main)).graph()
    for text in [graph.dot, graph.mermaid, graph.json] { #expect(!text.contains("1234")) }
  }

  @Test
  func `an edge is denied by types, with its way`() throws {
    let graph = LeafScope(ChildScope(main)).graph()
    try graph.deny(from: LeafScope.self, to: Keychain.self)
    try graph.deny(from: MainScope.self, to: LeafScope.self, transitively: true)
    #expect(throws: DependencyGraph.DenialError.self) { try graph.deny(from: ChildScope.self, to: Keychain.self) }
    do {
      try graph.deny(from: LeafScope.self, to: Keychain.self, transitively: true)
      Issue.record("it was not denied")
    } catch {
      guard case .denied(let paths) = error else {
        Issue.record(error)
        return
      }
      #expect(paths.map { $0.map(\.name) } == [["LeafScope", "ChildScope", "Keychain"]])
      #expect(error.description == "Denied, and there: LeafScope → ChildScope → Keychain")
    }
  }

  @Test
  func `to deny what a type leads to that is not there is an error that names what is`() {
    do {
      try main.graph().deny(from: LeafScope.self, to: Keychain.self)
      Issue.record("it passed")
    } catch {
      #expect(error == .absent(type: "LeafScope", names: ["MainScope", "Keychain", "settings", "list"]))
      #expect(
        error.description
          == "Nothing is denied: no LeafScope is in the graph. There are MainScope, Keychain, settings, list.")
    }
    let many = DependencyGraph.DenialError.absent(type: "A", names: (1...23).map { "N\($0)" })
    #expect(many.description.hasSuffix("N19, N20 and 3 more."))
    #expect("\(DependencyGraph.DenialError.absent(type: "A", names: []))".hasSuffix("It is empty."))
  }

  @Test
  func `a protocol is reached only where it is registered`() throws {
    final class ProtocolScope: RootScope {
      let title: any Titled = Title()
      let container = Container()
    }
    let scope = ProtocolScope()
    let to = (any Titled).self
    try scope.graph().deny(from: ProtocolScope.self, to: to, transitively: true)
    scope.container.register((any Titled).self) { _ in Title() }
    #expect(throws: DependencyGraph.DenialError.self) {
      try scope.graph().deny(from: ProtocolScope.self, to: to, transitively: true)
    }
  }

  @Test
  func `a protocol's metatype stands for all that conforms, a class for its subclasses`() throws {
    final class ProtocolScope: RootScope, Marked {
      let title: any Titled = Title()
      let container = Container()
    }
    let scope = ProtocolScope()
    let graph = scope.graph()
    let titled = (any Titled.Type).self
    let error = #expect(throws: DependencyGraph.DenialError.self) {
      try graph.deny(from: ProtocolScope.self, to: titled)
    }
    #expect(error?.description == "Denied, and there: ProtocolScope → title")
    #expect(throws: DependencyGraph.DenialError.self) {
      try graph.deny(from: (any Marked.Type).self, to: Container.self)
    }
    try graph.deny(from: ProtocolScope.self, to: (any Marked.Type).self, transitively: true)
    // A title leads nowhere.
    try graph.deny(from: titled, to: titled)
    // By its superclass.
    #expect(throws: DependencyGraph.DenialError.self) { try main.graph().deny(from: BaseScope.self, to: Keychain.self) }
    // Registered as it is, as the protocol, and with arguments.
    for register: (Container) -> Void in [
      { $0.register(Title.init) }, { $0.register((any Titled).self) { _ in Title() } },
      { $0.register(Title.self) { (_, _: Int) in Title() } },
    ] {
      let container = Container()
      register(container)
      #expect(throws: DependencyGraph.DenialError.self) { try container.graph().deny(from: Container.self, to: titled) }
      try container.graph().deny(from: Container.self, to: (any Marked.Type).self)
    }
  }

  @Test
  func `a graph that was read again knows types by their names`() throws {
    let graph = main.graph()
    let copy = try JSONDecoder().decode(DependencyGraph.self, from: JSONEncoder().encode(graph))
    #expect(copy == graph && copy.hashValue == graph.hashValue)
    #expect(throws: DependencyGraph.DenialError.self) { try copy.deny(from: MainScope.self, to: Keychain.self) }
    do {
      try copy.deny(from: BaseScope.self, to: Keychain.self)
      Issue.record("it passed")
    } catch {
      guard case .absent = error else {
        Issue.record(error)
        return
      }
    }
  }

  @Test
  func `a chain of ten thousand scopes is drawn and printed quickly`() {
    var scope: Scope<any AnyObject> = Scope(main)
    for _ in 1..<10_000 { scope = Scope(scope) }
    let clock = ContinuousClock()
    var graph = DependencyGraph()
    // Two hundred times what it takes; insertions that look at all before took minutes.
    #expect(clock.measure { graph = scope.graph() } < .seconds(60))
    #expect(graph.nodes.count { $0.kind == .scope } == 10_001)
    #expect(graph.cycles.isEmpty)
    #expect(graph.json.utf8.count > 10_000)
  }
}
