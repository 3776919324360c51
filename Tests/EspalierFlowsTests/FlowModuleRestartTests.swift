import Espalier
import EspalierTesting
import TestSupport
import Testing

/// Tests that a flow module at a place goes on in the window that is made after a restart.
@MainActor @Suite struct FlowModuleRestartTests: FlowWatching {
  let log = Log()

  /// A feature that attaches a flow module with the place that shows it.
  private final class Shell: Feature<RootScope, FlowTestPlace> {
    let make: () -> FlowModule<RootScope, Journey>
    private lazy var flow = attached()

    init(_ make: @escaping () -> FlowModule<RootScope, Journey>) {
      self.make = make
      super.init(scope: RootScope())
    }

    private func attached() -> FlowModule<RootScope, Journey> {
      let module = make()
      #expect(throws: Never.self) { try attach(module) }
      return module
    }

    override func placement(of route: FlowTestPlace) -> Placement<FlowTestPlace> {
      switch route {
      case .flow:
        let flow = flow
        return .root(flow)
      case .other: return .root(AskScene("Elsewhere") {})
      }
    }
  }

  private func module() -> FlowModule<RootScope, Journey> {
    let log = log
    let flow = Flow<Journey>("Import") {
      visit("Read", log)
      UserStep("One", into: \.count) { _, answer in AskScene("First") { answer(1) } }
      visit("Store", log)
      UserStep("Two", into: \.count) { _, answer in AskScene("Second") { answer(2) } }
    }
    return FlowModule(scope: RootScope(), run: FlowRun(flow, state: Journey()))
  }

  private func window() -> Window {
    let shell = Shell { module() }
    let window = Window(coordinator: shell, title: "App")
    shell.activate()
    window.open(.root)
    return window
  }

  private func asksAgain() async throws -> TestApp {
    let app = TestApp(window())
    #expect(try await shows(app, "# First"))
    try await app.tap("Answer")
    #expect(try await shows(app, "# Second"))
    return app
  }

  @Test func `a flow module whose place attaches it goes on where it was`() async throws {
    let old = try await asksAgain()
    let (state, kept) = (old.window.state, old.window.restorationStates())
    let window = window()
    window.restore(state, scenes: kept)
    // It shows itself in a turn of its own, and the module's task begins in another.
    for _ in 0..<100 { await Task.yield() }
    let new = TestApp(window)
    #expect(try await shows(new, "# Second"))
    #expect(log.entries == ["Read", "Store"])
    try await new.tap("Answer")
    #expect(try await shows(new, "# Import is done"))
  }

  @Test(arguments: [true, false])
  func `a flow module that ends with its window is undone, unless the window is put away`(isSuspended: Bool)
    async throws
  {
    do {
      let app = try await asksAgain()
      if isSuspended { app.window.suspend() } else { app.window.close() }
    }
    #expect(await eventually { isSuspended || log.entries.count == 4 })
    for _ in 0..<100 { await Task.yield() }
    #expect(log.entries == (isSuspended ? ["Read", "Store"] : ["Read", "Store", "undo Store", "undo Read"]))
  }

  @Test func `a flow module that is detached is undone, although a window was put away before`() async throws {
    let (module, root) = (module(), Module<Void>(scope: ()))
    root.activate()
    try root.attach(module)
    let app = app { module }
    #expect(try await shows(app, "# First"))
    app.window.suspend()
    for _ in 0..<100 { await Task.yield() }
    #expect(module.flow.end == nil)
    root.detach(module)
    #expect(await eventually { log.entries == ["Read", "undo Read"] })
  }
}
