import Espalier
import EspalierTesting
import Testing

@testable import Templates

/// Sample by itself, and where others find it.
@MainActor @Suite(.timeLimit(.minutes(10))) struct SampleModuleTests {
  private final class StillDependencies: SampleModuleDependencies {}

  private struct Failure: Error {}

  private func module(refresh: @escaping @Sendable () async throws -> Void = {}) -> SampleModule {
    SampleModule(scope: SampleModuleScope(StillDependencies(), refresh: refresh))
  }

  @Test func `it is brought up to date once it stands in its place`() async {
    let module = module()
    #expect(module.refreshCount == 0)
    module.activate()
    while module.refreshCount == 0 { await Task.yield() }
    #expect(module.refreshCount == 1)
  }

  @Test func `a failure is told by the tree`() async {
    let module = module { throw Failure() }
    var reports: [String] = []
    module.report = { reports.append($0) }
    module.activate()
    while reports.isEmpty { await Task.yield() }
    #expect(module.refreshCount == 0 && reports.count == 1)
  }

  @Test func `others find it by its protocol`() throws {
    let root = Module(scope: StillDependencies())
    let module = try root.attach(SampleModuleBuilder().build(in: root.scope))
    let other = try root.attach(Module(scope: root.scope))
    let found: (any Sample)? = other.nearest()
    #expect(found === module)
  }

  @Test func `it leaves nothing behind`() async throws {
    try await expectNoLeaks {
      let root = Module(scope: StillDependencies())
      root.activate()
      root.detach(try root.attach(SampleModuleBuilder().build(in: root.scope)))
    }
  }
}
