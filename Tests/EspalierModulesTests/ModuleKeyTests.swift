import Espalier
import TestSupport
import Testing

/// Children that are found, reused and made again by a key.
@MainActor @Suite struct ModuleKeyTests {
  let log = Log()

  private func module(_ name: String) -> NamedModule { NamedModule(name, log: log) }

  private struct Unbuildable: Error {}

  /// The line that a builder needs, and that may be cut.
  private final class Line {
    var isCut: Bool
    init(isCut: Bool) { self.isCut = isCut }
  }

  @Test func `a child is found by its key, by its class and by its protocol`() throws {
    let root = module("root")
    let first = try root.attach(RatesModule("first", log: log), key: "rates-1")
    let second = try root.attach(RatesModule("second", log: log), key: "rates-2")
    #expect(try root.child(RatesModule.self, key: "rates-1") === first)
    #expect(try root.child((any Rates).self, key: "rates-2").name == "second")
    let typed: NamedModule = try root.child(key: "rates-2")
    #expect(typed === second)
    #expect(second.path == "NamedModule/RatesModule[rates-2]")
  }

  @Test func `a key may be of any hashable type`() throws {
    let root = module("root")
    let numbered = try root.attach(module("seven"), key: 7)
    #expect(try root.child(NamedModule.self, key: 7) === numbered)
    #expect(throws: ModuleError.self) { try root.child(NamedModule.self, key: "7") }
  }

  @Test func `a key is free again when its child has gone`() throws {
    let root = module("root")
    try root.attach(module("old"), key: "place")
    try root.detach(key: "place")
    let new = try root.attach(module("new"), key: "place")
    root.detach(new)
    #expect(!root.isBuilt(key: "place"))
    #expect(new.key == nil)
    #expect(root.children.isEmpty)
  }

  @Test func `what is there is reused, what is not is built and attached`() throws {
    let root = module("root")
    root.activate()
    var built = 0
    func payment() throws -> NamedModule {
      try root.child(key: "payment-7") { [log] in
        built += 1
        return NamedModule("payment", log: log)
      }
    }
    let first = try payment()
    #expect(try payment() === first)
    #expect(built == 1)
    #expect(log.entries == ["+root", "+payment"])
  }

  // MARK: Lazy

  @Test func `a lazy module is built when it is first asked for, once, and activated then`() throws {
    let root = module("root")
    try root.attachLazily(key: "statistics") { [log] in
      log.add("built")
      return NamedModule("statistics", log: log)
    }
    root.activate()
    #expect(log.entries == ["+root"])
    #expect(!root.isBuilt(key: "statistics"))
    let first = try root.child(NamedModule.self, key: "statistics")
    #expect(try root.child(NamedModule.self, key: "statistics") === first)
    #expect(log.entries == ["+root", "built", "+statistics"])
    #expect(root.isBuilt(key: "statistics"))
  }

  @Test func `a lazy module whose builder throws is built at the next try`() throws {
    let root = module("root")
    let line = Line(isCut: true)
    try root.attachLazily(key: "statistics") { [log] in
      if line.isCut { throw Unbuildable() }
      return NamedModule("statistics", log: log)
    }
    #expect(throws: Unbuildable.self) { try root.child(NamedModule.self, key: "statistics") }
    line.isCut = false
    #expect(try root.child(NamedModule.self, key: "statistics").parent === root)
  }

  @Test func `a lazy module that nobody asked for goes with its parent, and is not built for it`() throws {
    let root = module("root")
    var built = 0
    try root.attachLazily(key: "statistics") { [log] in
      built += 1
      return NamedModule("statistics", log: log)
    }
    root.teardown()
    #expect(built == 0)
    #expect(throws: ModuleError.self) { try root.child(NamedModule.self, key: "statistics") }
  }

  @Test func `a builder that asks for the child that it makes is told so`() throws {
    let root = module("root")
    try root.attachLazily(key: "self") { [weak root] in
      try #require(root).child(NamedModule.self, key: "self")
    }
    #expect(throws: ModuleError.buildsItself(key: "self", parent: "NamedModule")) {
      try root.child(NamedModule.self, key: "self")
    }
  }

  // MARK: Built again

  @Test func `a rebuilt child is torn down and made anew, in its place, and its neighbours go on`() throws {
    let root = module("root")
    try root.attach(module("left"))
    let old = try root.attach(key: "middle") { [log] in NamedModule("middle", log: log) }
    try old.attach(module("leaf"))
    try root.attach(module("right"))
    root.activate()
    try root.rebuild(key: "middle")
    let new = try root.child(NamedModule.self, key: "middle")
    #expect(new !== old)
    #expect(old.parent == nil && !old.isActive)
    #expect(root.children.map { ($0 as? NamedModule)?.name } == ["left", "middle", "right"])
    #expect(
      log.entries == ["+root", "+left", "+middle", "+leaf", "+right", "-leaf", "gone leaf", "-middle", "+middle"])
  }

  @Test func `a rebuild whose builder throws tells it, and the next call builds`() throws {
    let root = module("root")
    let line = Line(isCut: false)
    try root.attach(key: "feed") { [log] in
      if line.isCut { throw Unbuildable() }
      return NamedModule("feed", log: log)
    }
    line.isCut = true
    #expect(throws: Unbuildable.self) { try root.rebuild(key: "feed") }
    #expect(root.children.isEmpty)
    line.isCut = false
    #expect(try root.child(NamedModule.self, key: "feed").parent === root)
  }

  @Test func `the parent is told what took the place of what, before the new one is active`() throws {
    final class Parent: Module<Void> {
      var replaced: [(old: AnyModule, new: AnyModule, wasActive: Bool)] = []
      override func didReplace(_ old: AnyModule, with new: AnyModule) { replaced.append((old, new, new.isActive)) }
    }
    let root = Parent(scope: ())
    root.activate()
    let old = try root.attach(key: "feed") { [log] in NamedModule("feed", log: log) }
    try root.rebuild(key: "feed")
    #expect(root.replaced.count == 1)
    #expect(root.replaced.first?.old === old)
    #expect(root.replaced.first?.new === root.children.first)
    #expect(root.replaced.first?.wasActive == false)
    #expect(root.children.first?.isActive == true)
  }

  // MARK: Builders that wait

  @Test func `a module whose builder waits is attached when it is there`() async throws {
    let root = module("root")
    root.activate()
    let built = try await root.attach(key: "ledger") { [log] in
      await Task.yield()
      return NamedModule("ledger", log: log)
    }
    #expect(built.parent === root && built.isActive)
    let unkeyed = try await root.attach { [log] in
      await Task.yield()
      return NamedModule("unkeyed", log: log)
    }
    #expect(root.children.last === unkeyed)
  }

  @Test func `a waiting builder runs once for all who ask meanwhile`() async throws {
    let (root, gate) = (module("root"), Gate())
    try root.attachLazily(key: "ledger") { [log] in
      await gate.pass()
      return NamedModule("ledger", log: log)
    }
    let first = Task { try await root.child(NamedModule.self, key: "ledger") }
    let second = Task { try await root.child(NamedModule.self, key: "ledger") }
    await gate.reached()
    gate.open()
    #expect(try await first.value === second.value)
    #expect(gate.arrivals == 1)
    #expect(root.children.count == 1)
  }

  @Test func `a failed waiting builder tells whoever waits, and is asked again later`() async throws {
    let root = module("root")
    let line = Line(isCut: true)
    try root.attachLazily(key: "ledger") { [log] in
      await Task.yield()
      if line.isCut { throw Unbuildable() }
      return NamedModule("ledger", log: log)
    }
    await #expect(throws: Unbuildable.self) { try await root.child(NamedModule.self, key: "ledger") }
    line.isCut = false
    #expect(try await root.child(NamedModule.self, key: "ledger").parent === root)
    let failed = await #expect(throws: Unbuildable.self) {
      try await root.attach(key: "other") { () async throws -> NamedModule in throw Unbuildable() }
    }
    #expect(failed != nil)
    #expect(!root.isBuilt(key: "other"))
  }

  @Test func `a module that ends while one is built for it does not take it, and cancels the builder`() async throws {
    let (root, gate) = (module("root"), Gate())
    try root.attachLazily(key: "ledger") { [log] in
      await gate.pass()
      log.add(Task.isCancelled ? "cancelled" : "not cancelled")
      return NamedModule("ledger", log: log)
    }
    let asked = Task { try await root.child(NamedModule.self, key: "ledger") }
    await gate.reached()
    root.teardown()
    gate.open()
    await #expect(throws: ModuleError.endedWhileBuilding(module: "NamedModule", parent: "NamedModule")) {
      try await asked.value
    }
    #expect(log.entries.first == "cancelled")
    #expect(root.children.isEmpty)
  }

  @Test func `a child whose builder waits is rebuilt by whoever waits`() async throws {
    let root = module("root")
    let old = try await root.attach(key: "ledger") { [log] in
      await Task.yield()
      return NamedModule("ledger", log: log)
    }
    try await root.rebuild(key: "ledger")
    let new = try await root.child(NamedModule.self, key: "ledger")
    #expect(new !== old && new.parent === root)
  }

  @Test func `a child whose builder waits comes back to its place, whatever its neighbours do meanwhile`() async throws
  {
    let (root, gate) = (module("root"), Gate())
    try root.attach(module("first"))
    let left = try (0..<40).map { try root.attach(module("left \($0)")) }
    var builds = 0
    try await root.attach(key: "ledger") { [log] in
      builds += 1
      if builds > 1 { await gate.pass() }
      return NamedModule("ledger", log: log)
    }
    let right = try root.attach(module("right"))
    let rebuilt = Task { try await root.rebuild(key: "ledger") }
    await gate.reached()
    // So many go that gaps are closed, and the last neighbour goes too.
    for neighbour in left { root.detach(neighbour) }
    root.detach(right)
    try root.attach(module("last"))
    gate.open()
    try await rebuilt.value
    #expect(root.children.map { ($0 as? NamedModule)?.name } == ["first", "ledger", "last"])
    #expect(try await root.child(NamedModule.self, key: "ledger").parent === root)
  }

  @Test func `a place whose builder fails is given up, and what is built later stands last`() async throws {
    let root = module("root")
    try root.attach(module("first"))
    var builds = 0
    try await root.attach(key: "ledger") { [log] in
      builds += 1
      await Task.yield()
      if builds == 2 { throw Unbuildable() }
      return NamedModule("ledger", log: log)
    }
    let last = try root.attach(module("last"))
    await #expect(throws: Unbuildable.self) { try await root.rebuild(key: "ledger") }
    #expect(root.children.count == 2)
    let new = try await root.child(NamedModule.self, key: "ledger")
    #expect(root.children.last === new)
    root.detach(new)
    root.detach(last)
    #expect(root.children.map { ($0 as? NamedModule)?.name } == ["first"])
  }
}
