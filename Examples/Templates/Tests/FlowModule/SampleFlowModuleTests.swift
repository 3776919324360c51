import Espalier
import EspalierTesting
import Testing

@testable import Templates

/// The module with a person who goes through its steps.
@MainActor @Suite(.timeLimit(.minutes(10))) struct SampleFlowModuleTests {
  private final class StillDependencies: SampleFlowModuleDependencies {}

  private struct Failure: ExplainedError {
    let explanation: String? = "There is no room."
  }

  private func shown(
    _ store: @escaping @Sendable (String) async throws -> Void = { _ in }
  ) async throws -> (SampleFlowModule, TestApp) {
    let module = SampleFlowModule(scope: SampleFlowModuleScope(StillDependencies(), store: store))
    let app = TestApp(Window(coordinator: ModulePlace(module), title: "Sample", owner: module))
    module.activate()
    try await app.open("/")
    return (module, app)
  }

  @Test func `a person writes a name, and it is stored`() async throws {
    let (module, app) = try await shown()
    var ends: [SampleFlowModuleState] = []
    module.finished = { ends.append($0.state) }
    try await app.type("Ada", into: "Name")
    try await app.tap("Continue")
    while ends.isEmpty { await Task.yield() }
    #expect(ends == [SampleFlowModuleState(name: "Ada", isStored: true)])
  }

  @Test func `a failure is shown, and the person decides`() async throws {
    let (_, app) = try await shown { _ in throw Failure() }
    try await app.type("Ada", into: "Name")
    try await app.tap("Continue")
    #expect(try await app.text().contains("There is no room."))
  }

  @Test func `after a restart the flow goes on, and nothing is asked again`() async throws {
    let (_, old) = try await shown { _ in throw Failure() }
    try await old.type("Ada", into: "Name")
    try await old.tap("Continue")
    let module = SampleFlowModule(scope: SampleFlowModuleScope(StillDependencies()))
    var ends: [SampleFlowModuleState] = []
    module.finished = { ends.append($0.state) }
    let window = Window(coordinator: ModulePlace(module), title: "Sample", owner: module)
    window.restore(old.window.state, scenes: old.window.restorationStates())
    module.activate()
    while ends.isEmpty { await Task.yield() }
    #expect(ends == [SampleFlowModuleState(name: "Ada", isStored: true)])
  }

  @Test func `its parent says how it is shown`() async throws {
    let parameters = SampleFlowModuleParameters(title: "Welcome", question: "Your name")
    let module = SampleFlowModuleBuilder(parameters: parameters).build(in: StillDependencies())
    let app = TestApp(Window(coordinator: ModulePlace(module), title: "Sample", owner: module))
    module.activate()
    try await app.open("/")
    try await app.type("Ada", into: "Your name")
    #expect(try await app.text().contains("Welcome"))
  }

  @Test func `a module that is taken away ends its flow`() async throws {
    let (module, _) = try await shown()
    module.teardown()
    if case .cancelled = await module.flow.outcome { return }
    Issue.record("The flow went on.")
  }
}

private enum ModuleRoute: Route {
  case flow
  var path: Path { "/" }
  static let paths = Paths<Self> { flow }
}

private final class ModulePlace: Coordinator<ModuleRoute> {
  private let module: SampleFlowModule

  init(_ module: SampleFlowModule) {
    self.module = module
    super.init()
  }

  override func placement(of route: ModuleRoute) -> Placement<ModuleRoute> { .root(self.module) }
}
