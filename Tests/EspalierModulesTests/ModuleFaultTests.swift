import Espalier
import EspalierTesting
import TestSupport
import Testing

/// Work that fails is a fault of its module: told to it, then to its policy, then up the tree, and never lost.
@MainActor @Suite struct ModuleFaultTests {
  let log = Log()
  let clock = TestClock()

  private struct Broken: Error {}

  /// Takes or passes on what it is told.
  private final class Guarded: NamedModule {
    var takes = false
    var faults: [ModuleFault] = []

    override func didFail(_ fault: ModuleFault) throws {
      faults.append(fault)
      if !takes { throw fault }
    }
  }

  private func guarded(_ name: String, takes: Bool = false) -> Guarded {
    let module = Guarded(name, log: log)
    module.takes = takes
    return module
  }

  @Test func `work that throws is told to its module first`() async throws {
    let root = guarded("root")
    let child = try root.attach(guarded("child", takes: true))
    await child.run { throw Broken() }.value
    #expect(child.faults.map(\.path) == ["Guarded/Guarded"])
    #expect(child.faults.first?.error is Broken)
    #expect(root.faults.isEmpty)
    #expect(child.isActive == root.isActive)
  }

  @Test func `a fault that nobody takes goes up level by level, and from the root to its report`() async throws {
    let root = guarded("root")
    let child = try root.attach(guarded("child"))
    let leaf = try child.attach(guarded("leaf"))
    var reported: [String] = []
    root.report = { reported.append($0) }
    await leaf.run { throw Broken() }.value
    #expect(leaf.faults.count == 1 && child.faults.count == 1 && root.faults.count == 1)
    #expect(root.faults.first?.path == "Guarded/Guarded/Guarded")
    #expect(reported.count == 1)
    #expect(reported.first?.contains("Work of Guarded/Guarded/Guarded failed: Broken()") == true)
  }

  @Test func `a fault of a module that takes itself out on being told goes on to its parents`() async throws {
    final class Leaving: Module<Void> {
      override func didFail(_ fault: ModuleFault) throws {
        parent?.detach(self)
        throw fault
      }
    }
    let root = guarded("root")
    var reported: [String] = []
    root.report = { reported.append($0) }
    let child = try root.attach(Leaving(scope: ()))
    await child.run { throw Broken() }.value
    #expect(root.children.isEmpty)
    #expect(root.faults.count == 1 && reported.count == 1)
  }

  @Test func `a hook may pass another error on in place of the fault`() async throws {
    struct Translated: Error {}
    final class Translating: Module<Void> {
      override func didFail(_ fault: ModuleFault) throws { throw Translated() }
    }
    let root = guarded("root", takes: true)
    let child = try root.attach(Translating(scope: ()))
    await child.run { throw Broken() }.value
    #expect(root.faults.first?.error is Translated)
    #expect(root.faults.first?.path == "Guarded/Translating")
  }

  @Test func `cancellation is no fault, and neither is what cancelled work throws after the end`() async throws {
    let (root, gate) = (guarded("root"), Gate())
    let child = try root.attach(guarded("child"))
    await child.run { throw CancellationError() }.value
    let late = child.run {
      await gate.pass()
      throw Broken()
    }
    await gate.reached()
    root.detach(child)
    gate.open()
    await late.value
    #expect(child.faults.isEmpty && root.faults.isEmpty)
  }

  @Test func `a fault of what a module did not run itself goes the same way`() throws {
    let root = guarded("root", takes: true)
    let child = try root.attach(guarded("child"))
    child.fail(Broken())
    #expect(root.faults.map(\.path) == ["Guarded/Guarded"])
  }

  // MARK: Restart

  /// A root with a child between two neighbours that is made anew so many times within a minute.
  private func makeTree(restarts: Int) throws -> (root: Guarded, build: () -> Guarded?) {
    let root = guarded("root", takes: true)
    try root.attach(guarded("left"))
    try root.attach(key: "feed", restart: .upTo(restarts, within: .seconds(60), clock: clock)) { [log] in
      Guarded("feed", log: log)
    }
    try root.attach(guarded("right"))
    root.activate()
    return (root, { [weak root] in root?.children.dropFirst().first as? Guarded })
  }

  @Test func `a module restarts alone: torn down and built anew in its place, and the neighbours go on`() async throws {
    let tree = try makeTree(restarts: 3)
    let old = try #require(tree.build())
    await old.run { throw Broken() }.value
    let new = try #require(tree.build())
    #expect(new !== old && new.isActive && !old.isActive)
    #expect(log.entries == ["+root", "+left", "+feed", "+right", "-feed", "+feed"])
    #expect(tree.root.faults.isEmpty)
    #expect(old.faults.count == 1)
  }

  @Test func `over the bound the fault goes to the parent`() async throws {
    let tree = try makeTree(restarts: 2)
    for _ in 0..<3 {
      let feed = try #require(tree.build())
      await feed.run { throw Broken() }.value
    }
    #expect(tree.root.faults.count == 1)
    #expect(tree.root.faults.first?.restarts == 2)
    #expect(tree.root.faults.first?.description.contains("after 2 restarts") == true)
    #expect(log.entries.filter { $0 == "+feed" }.count == 3)
  }

  @Test func `what lies longer ago than the policy's time does not count`() async throws {
    let tree = try makeTree(restarts: 1)
    for _ in 0..<5 {
      let feed = try #require(tree.build())
      await feed.run { throw Broken() }.value
      clock.advance(by: .seconds(61))
    }
    #expect(tree.root.faults.isEmpty)
    #expect(log.entries.filter { $0 == "+feed" }.count == 6)
  }

  @Test func `a builder that throws at a restart counts, and the last error goes to the parent`() async throws {
    struct Unbuildable: Error {}
    let root = guarded("root", takes: true)
    var builds = 0
    let feed = try root.attach(key: "feed", restart: .upTo(3, within: .seconds(60), clock: clock)) { [log] in
      builds += 1
      if builds > 1 { throw Unbuildable() }
      return NamedModule("feed", log: log)
    }
    await feed.run { throw Broken() }.value
    #expect(builds == 4)
    #expect(root.faults.count == 1)
    #expect(root.faults.first?.error is Unbuildable)
    #expect(root.children.isEmpty)
  }

  @Test func `a parent with a policy is made anew for a fault that its child did not take`() async throws {
    let root = guarded("root", takes: true)
    try root.attach(key: "branch", restart: .upTo(1, within: .seconds(60), clock: clock)) { [log] in
      let branch = NamedModule("branch", log: log)
      try branch.attach(NamedModule("leaf", log: log))
      return branch
    }
    root.activate()
    let leaf = try #require(root.children.first?.children.first)
    await leaf.run { throw Broken() }.value
    #expect(root.faults.isEmpty)
    #expect(log.entries.filter { $0.hasPrefix("+") } == ["+root", "+branch", "+leaf", "+branch", "+leaf"])
  }

  @Test func `a module whose builder waits is made anew too`() async throws {
    let root = guarded("root", takes: true)
    root.activate()
    let old = try await root.attach(key: "feed", restart: .upTo(1, within: .seconds(60), clock: clock)) { [log] in
      await Task.yield()
      return NamedModule("feed", log: log)
    }
    await old.run { throw Broken() }.value
    let new = try await root.child(NamedModule.self, key: "feed")
    #expect(new !== old && new.isActive)
    #expect(root.faults.isEmpty)
  }

  @Test func `a module whose builder waits restarts in its place, with a key and without`() async throws {
    let root = guarded("root", takes: true)
    root.activate()
    try root.attach(guarded("left"))
    let policy = RestartPolicy.upTo(1, within: .seconds(60), clock: clock)
    let keyed = try await root.attach(key: "feed", restart: policy) { [log] in
      await Task.yield()
      return NamedModule("keyed", log: log)
    }
    let unkeyed = try await root.attach(restart: policy) { [log] in
      await Task.yield()
      return NamedModule("unkeyed", log: log)
    }
    try root.attach(guarded("right"))
    for old in [keyed, unkeyed] {
      await old.run { throw Broken() }.value
      #expect(await eventually { root.children.count == 4 && old.parent == nil })
    }
    let names = root.children.map { ($0 as? NamedModule)?.name }
    #expect(names == ["left", "keyed", "unkeyed", "right"])
    #expect(!root.children.contains { $0 === keyed || $0 === unkeyed })
  }

  @Test func `a window tells the faults of its module that nobody took`() async throws {
    let root = guarded("root")
    let window = Window(coordinator: Coordinator<NoRoute>(), title: "App", owner: root)
    var reported: [String] = []
    window.report = { reported.append($0) }
    await root.run { throw Broken() }.value
    #expect(reported.count == 1)
    #expect(reported.first?.contains("Work of Guarded failed") == true)
  }

  private enum NoRoute: Route {
    case none
    var path: Path { .root }
    static let paths = Paths<Self> {}
  }
}
