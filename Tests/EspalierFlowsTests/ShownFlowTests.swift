import Espalier
import EspalierTesting
import TestSupport
import Testing

/// A flow module without an address, shown by a verb: it runs while it is shown.
@MainActor @Suite struct ShownFlowTests: FlowWatching {
  let log = Log()

  final class Desk: Feature<RootScope, FlowTestPlace> {
    override func placement(of route: FlowTestPlace) -> Placement<FlowTestPlace> { .root(AskScene("Desk") {}) }
  }

  final class ImportModule: FlowModule<RootScope, Journey> {
    var finished: () -> Void = {}
    override func didFinish(_ outcome: FlowOutcome<Journey>) { finished() }
  }

  let desk = Desk(scope: RootScope())

  private func desk(showing module: ImportModule) async throws -> TestApp {
    let window = Window(coordinator: desk, title: "App", owner: desk)
    desk.activate()
    window.open(.root)
    module.finished = { [weak desk, log] in
      log.add("finished")
      #expect(throws: Never.self) { try desk?.dismiss() }
    }
    try desk.present(module)
    return TestApp(window)
  }

  private func module() -> ImportModule {
    ImportModule(
      scope: RootScope(),
      run: FlowRun(
        Flow<Journey>("Import") {
          visit("Read", log)
          UserStep("Ask", into: \.count) { _, answer in AskScene("Sure?") { answer(1) } }
        }, state: Journey()))
  }

  @Test func `it starts when it is shown, and goes when it has finished and is taken away`() async throws {
    let app = try await desk(showing: module())
    #expect(desk.children.count == 1)
    #expect(try await shows(app, "# Sure?"))
    try await app.tap("Answer")
    #expect(await eventually { log.entries.last == "finished" && desk.children.isEmpty })
    #expect(try await shows(app, "# Desk"))
    #expect(log.entries == ["Read", "finished"])
  }

  @Test func `one that a person closes is cancelled, and undone`() async throws {
    let app = try await desk(showing: module())
    #expect(try await shows(app, "# Sure?"))
    try await app.dismiss()
    #expect(await eventually { log.entries == ["Read", "undo Read"] })
    #expect(desk.children.isEmpty)
  }

  @Test func `a feature that is on screen in one window is shown in no other, until it has gone from there`() throws {
    let (one, other, shared) = (Desk(scope: RootScope()), Desk(scope: RootScope()), Desk(scope: RootScope()))
    let windows = [one, other].map { desk in
      let window = Window(coordinator: desk, title: "App", owner: desk)
      desk.activate()
      window.open(.root)
      return window
    }
    try one.present(shared)
    #expect(throws: NavigationError.self) { try other.present(shared) }
    #expect(one.children.count == 1 && other.children.isEmpty)
    try one.dismiss()
    try other.present(shared)
    #expect(one.children.isEmpty && other.children.count == 1)
    withExtendedLifetime(windows) {}
  }
}
