import Espalier
import TestSupport
import Testing

/// Each step has a scope of its own: made when it begins, let go of when it ends.
@MainActor @Suite struct FlowScopeTests {
  final class AppScope: RootScope { let greeting = "hello" }

  final class StepScope: Scope<AppScope> {
    let log: Log
    let name: String
    init(_ parent: AppScope, _ name: String, _ log: Log) {
      self.log = log
      self.name = name
      super.init(parent)
      log.add("made \(name)")
    }
    isolated deinit { log.add("gone \(name)") }
  }

  let log = Log()

  @Test func `a scope is made when its step begins and let go of when it ends`() async throws {
    let (app, log) = (AppScope(), log)
    let flow = Flow<Journey>("Journey") {
      Step("a", scope: StepScope(app, "a", log)) { scope, _ in
        log.add("run \(scope.greeting)")
        return scope.name
      } merge: {
        $0.visited.append($1)
      }
      Step("b", scope: StepScope(app, "b", log), into: \.count) { scope, _ in scope.name.count }
      Step("c", scope: StepScope(app, "c", log)) { _, _ in }
    }
    #expect(log.entries.isEmpty, "writing a flow makes none")
    #expect(try await flow.run(Journey()) == Journey(visited: ["a"], count: 1))
    #expect(log.entries == ["made a", "run hello", "gone a", "made b", "gone b", "made c", "gone c"])
  }

  @Test func `one scope serves all attempts, and another one the undoing`() async {
    let (app, log) = (AppScope(), log)
    let flow = Flow<Journey>("Journey") {
      Step("a", scope: StepScope(app, "a", log), onFailure: .retry(1)) { _, _ in
        log.add("try")
        if log.entries.count(where: { $0 == "try" }) == 1 { throw Refused() }
      } undo: { scope, _ in
        log.add("undo \(scope.name)")
      }
      Step("b") { _ in throw Refused() }
    }
    _ = await FlowRun(flow, state: Journey()).outcome
    #expect(log.entries == ["made a", "try", "try", "gone a", "made a", "undo a", "gone a"])
  }

  struct GreetStep: FlowStep {
    let scope: StepScope
    func run(_ state: Journey) async throws -> String { scope.greeting }
    func merge(_ output: String, into state: inout Journey) { state.visited.append(output) }
    func undo(_ state: Journey) async throws { scope.log.add("undo") }
  }

  @Test func `a lazy step is made when it begins, with its scope, and let go of when it ends`() async throws {
    let (app, log) = (AppScope(), log)
    let flow = Flow<Journey>("Journey") {
      LazyStep { GreetStep(scope: StepScope(app, "a", log)) }
      LazyStep("again", weight: 3) { GreetStep(scope: StepScope(app, "b", log)) }
    }
    #expect(log.entries.isEmpty)
    let run = FlowRun(flow, state: Journey())
    #expect(run.progress.steps.map(\.name) == ["Greet", "again"])
    #expect(run.progress.steps.map(\.weight) == [1, 3])
    #expect(await run.outcome.state.visited == ["hello", "hello"])
    #expect(log.entries == ["made a", "gone a", "made b", "gone b"])
  }

  @Test func `a step that is cancelled or fails lets its scope go`() async {
    let (app, log, gate) = (AppScope(), log, Gate())
    let flow = Flow<Journey>("Journey") {
      Step("a", scope: StepScope(app, "a", log), onFailure: .skip) { _, _ in throw Refused() }
      Step("b", scope: StepScope(app, "b", log)) { _, _ in
        await gate.pass()
        try Task.checkCancellation()
      }
    }
    let run = FlowRun(flow, state: Journey()).start()
    await gate.reached()
    #expect(log.entries == ["made a", "gone a", "made b"])
    run.cancel()
    gate.open()
    _ = await run.outcome
    #expect(log.entries == ["made a", "gone a", "made b", "gone b"])
  }
}
