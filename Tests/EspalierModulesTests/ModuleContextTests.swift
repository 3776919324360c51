import Espalier
import TestSupport
import Testing

/// Values that a module offers to all within it, by type.
@MainActor @Suite struct ModuleContextTests {
  private struct UserContext { let name: String }
  private struct AccountContext { let number: Int }

  let log = Log()
  let root: NamedModule
  let leaf: NamedModule

  init() throws {
    root = NamedModule("root", log: log)
    leaf = try root.attach(NamedModule("branch", log: log)).attach(NamedModule("leaf", log: log))
  }

  @Test func `the nearest one up the tree is found, by type`() throws {
    root.provide(UserContext(name: "Ada"))
    root.provide(AccountContext(number: 7))
    #expect(leaf.context(UserContext.self)?.name == "Ada")
    leaf.parent?.provide(UserContext(name: "Bob"))
    #expect(leaf.context(UserContext.self)?.name == "Bob")
    #expect(leaf.context(AccountContext.self)?.number == 7)
    #expect(root.context(UserContext.self)?.name == "Ada")
    leaf.provide(UserContext(name: "Cleo"))
    #expect(leaf.context(UserContext.self)?.name == "Cleo")
    #expect(leaf.parent?.context(UserContext.self)?.name == "Bob")
  }

  @Test func `what nobody offers is nil, and a neighbour's is not seen`() throws {
    let neighbour = try root.attach(NamedModule("neighbour", log: log))
    neighbour.provide(UserContext(name: "Ada"))
    #expect(leaf.context(UserContext.self) == nil)
  }

  @Test func `a value is found as what it was provided as, or else as what it is`() throws {
    let rates = RatesModule("rates", log: log)
    root.provide(rates, as: (any Rates).self)
    #expect(leaf.context((any Rates).self)?.name == "rates")
    #expect(leaf.context(RatesModule.self) === rates)
    #expect(leaf.context(UserContext.self) == nil)
  }

  @Test func `what was provided as the very type is preferred, then the last, then the nearest above`() throws {
    let (exact, other, last) = (
      RatesModule("exact", log: log), RatesModule("other", log: log), RatesModule("last", log: log)
    )
    root.provide(exact, as: (any Rates).self)
    root.provide(other)
    #expect(leaf.context((any Rates).self)?.name == "exact", "the other is of it, and was not provided as it")
    leaf.parent?.provide(last)
    #expect(leaf.context((any Rates).self)?.name == "last", "whoever is nearer comes first")
    leaf.parent?.provide(other, as: NamedModule.self)
    #expect(leaf.context((any Rates).self)?.name == "other", "and of those that are of it, the last")
    #expect(root.context((any Rates).self)?.name == "exact")
  }

  @Test func `a module that goes elsewhere sees the values of its new place`() throws {
    let other = NamedModule("other", log: log)
    root.provide(UserContext(name: "Ada"))
    other.provide(UserContext(name: "Bob"))
    leaf.parent?.detach(leaf)
    #expect(leaf.context(UserContext.self) == nil)
    try other.attach(leaf)
    #expect(leaf.context(UserContext.self)?.name == "Bob")
  }

  @Test func `what a module offered goes when it is detached, be it the module itself, with those within it`() throws {
    @MainActor final class Value {
      let gone: @MainActor () -> Void
      init(_ gone: @escaping @MainActor () -> Void) { self.gone = gone }
      isolated deinit { gone() }
    }
    let branch = try #require(leaf.parent)
    let log = Log()
    for (name, module) in [("branch", branch), ("leaf", leaf)] {
      // One that goes may look for another.
      module.provide(Value { [weak module] in log.add("\(name) \(module?.context(Value.self) == nil)") })
    }
    leaf.provide(leaf, as: AnyModule.self)
    root.detach(branch)
    #expect(log.entries == ["leaf false", "branch true"], "the leaf goes while it still stands in the branch")
    #expect(leaf.context(AnyModule.self) == nil)
  }
}

/// Modules and the scopes that they hang from, as a value.
@MainActor @Suite struct ModuleGraphTests {
  private final class AppScope: RootScope {}
  private final class FeatureScope: Scope<AppScope> {}
  private final class App: Module<AppScope> {}
  private final class Feature: Module<FeatureScope> {}
  private final class Plain: Module<Void> {}

  @Test func `modules stand under their parents, each with its scope and those above it`() throws {
    let app = App(scope: AppScope())
    let feature = try app.attach(Feature(scope: FeatureScope(app.scope)), key: "first")
    try feature.attach(Plain(scope: ()))
    try app.attachLazily(key: "later") { Plain(scope: ()) }
    let graph = app.graph()
    let names = Dictionary(uniqueKeysWithValues: graph.nodes.map { ($0.id, $0.name) })
    let edges = graph.edges.map { "\(names[$0.from] ?? "?") \($0.relation) \(names[$0.to] ?? "?") \($0.label)" }
    #expect(
      Set(edges) == [
        "App child Feature[first] first", "Feature[first] child Plain ", "App holds AppScope scope",
        "Feature[first] holds FeatureScope scope", "FeatureScope parent AppScope ",
      ])
    #expect(graph.nodes.filter { $0.kind == .module }.count == 3)
    #expect(graph.nodes.filter { $0.kind == .scope }.map(\.name) == ["AppScope", "FeatureScope"])
    #expect(graph.nodes.allSatisfy { $0.kind == .scope || $0.type.contains("EspalierModulesTests.") })
  }

  @Test func `the graph of a part begins there`() throws {
    let app = App(scope: AppScope())
    let feature = try app.attach(Feature(scope: FeatureScope(app.scope)))
    #expect(feature.graph().nodes.map(\.name) == ["Feature", "FeatureScope", "AppScope"])
  }
}
