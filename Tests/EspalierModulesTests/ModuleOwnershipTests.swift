import Espalier
import TestSupport
import Testing

/// A module owns its children and its tasks, and nothing owns it but its parent.
@MainActor @Suite struct ModuleOwnershipTests {
  let log = Log()

  private func module(_ name: String) -> NamedModule { NamedModule(name, log: log) }

  @Test func `a detached module is let go, with all within it`() throws {
    let root = module("root")
    do {
      let child = try root.attach(module("child"))
      try child.attach(module("leaf"))
    }
    root.activate()
    root.detach(root.children[0])
    #expect(log.entries.filter { $0.hasPrefix("gone") } == ["gone leaf", "gone child"])
  }

  @Test func `a child does not keep its parent alive`() throws {
    let child = module("child")
    do { try module("root").attach(child) }
    #expect(child.parent == nil)
    #expect(log.entries == ["gone root"])
  }

  @Test func `what a module runs is cancelled when it is detached`() async throws {
    let gate = Gate()
    let root = module("root")
    let child = try root.attach(module("child"))
    root.activate()
    let task = child.run { [log] in
      await gate.pass()
      log.add(Task.isCancelled ? "cancelled" : "not cancelled")
    }
    await gate.reached()
    root.detach(child)
    gate.open()
    await task.value
    #expect(log.entries.last == "cancelled")
  }

  @Test func `tearing down a root cancels what runs anywhere below`() async throws {
    let gate = Gate()
    let root = module("root")
    let leaf = try root.attach(module("child")).attach(module("leaf"))
    let task = leaf.run { await gate.pass() }
    root.teardown()
    #expect(task.isCancelled)
    gate.open()
    await task.value
  }

  @Test func `a module that goes without being detached cancels its tasks too`() async {
    let gate = Gate()
    let task: Task<Void, Never>
    do { task = module("alone").run { await gate.pass() } }
    #expect(log.entries == ["gone alone"], "a task does not keep its module alive")
    #expect(task.isCancelled)
    gate.open()
    await task.value
  }

  @Test func `a task that has ended is not held any longer`() async {
    final class Token {}
    weak var gone: Token?
    let module = module("root")
    do {
      let token = Token()
      gone = token
      await module.run { _ = token }.value
    }
    #expect(gone == nil)
  }

  @Test func `a coordinator lives as long as its module, and goes with it`() async throws {
    enum NoRoute: Route {
      case none
      var path: Path { .root }
      static let paths = Paths<Self> {}
    }
    final class Feature: Module<Void> {
      private(set) lazy var coordinator = own(Coordinator<NoRoute>())
    }
    let root = module("root")
    weak var coordinator: Coordinator<NoRoute>?
    do { coordinator = try root.attach(Feature(scope: ())).coordinator }
    await Task.yield()
    #expect(coordinator != nil)
    root.detach(root.children[0])
    #expect(coordinator == nil)
  }

  @Test func `a builder makes a feature from its parent's scope`() throws {
    final class AppScope: RootScope { let greeting = "Hello" }
    final class FeatureScope: Scope<AppScope> {}
    final class Feature: Module<FeatureScope> {
      var greeting: String { scope.greeting }
    }
    struct FeatureBuilder: Builder {
      func build(in parent: AppScope) -> Feature { Feature(scope: FeatureScope(parent)) }
    }
    let feature = FeatureBuilder().build(in: AppScope())
    #expect(feature.greeting == "Hello")
    #expect(feature.parent == nil && !feature.isActive)
  }
}
