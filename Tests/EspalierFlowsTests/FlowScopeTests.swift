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

  // MARK: Reading its own run

  @MainActor private final class Reader {
    weak var run: FlowRun<Journey>?
    var seen: [[String]] = []
    func read() {
      if let run { seen.append(run.state.visited + run.snapshot.state.visited + ["\(run.progress.fraction)"]) }
    }
  }

  /// A step whose every part reads the run that it is part of.
  private func reading(_ name: String, _ reader: Reader) -> Step<Journey, Void, String> {
    Step(
      name, scope: reader.read(),
      when: { _ in
        reader.read()
        return true
      }
    ) { _, _ in
      reader.read()
      return name
    } merge: { state, found in
      reader.read()
      state.visited.append(found)
      reader.read()
    } undo: { _, _ in
      reader.read()
    }
  }

  @Test func `a step that reads its own run sees the state as it was before it is merged`() async {
    let reader = Reader()
    let flow = Flow<Journey>("Journey") {
      reading("a", reader)
      reading("b", reader)
      Step("fails") { _ in throw Refused() }
    }
    let run = FlowRun(flow, state: Journey())
    reader.run = run
    #expect(await run.outcome.state.visited == ["a", "b"])
    let third = "\(1.0 / 3)"
    #expect(Array(reader.seen.prefix(5)) == Array(repeating: ["0.0"], count: 5))
    #expect(Array(reader.seen.dropFirst(5).prefix(5)) == Array(repeating: ["a", "a", third], count: 5))
    #expect(reader.seen.count == 14, "undoing reads as it makes its scope and as it works")
  }

  @Test func `a merge that reads its own run gets what was read last, and a snapshot whose state and progress fit`()
    async throws
  {
    @MainActor final class Holder {
      weak var run: FlowRun<Journey>?
      var state: Journey?
      var snapshot: FlowSnapshot<Journey>?
    }
    let (holder, log) = (Holder(), Log())
    let flow = Flow<Journey>("Journey") {
      visit("a", log)
      Step("read") { _ in _ = holder.run?.state }
      visit("b", log)
      Step("reads as it merges") { _ in
        "c"
      } merge: { state, found in
        holder.state = holder.run?.state
        holder.snapshot = holder.run?.snapshot
        state.visited.append(found)
      }
    }
    let run = FlowRun(flow, state: Journey())
    holder.run = run
    #expect(await run.outcome.state.visited == ["a", "b", "c"])
    #expect(run.state.visited == ["a", "b", "c"])
    #expect(holder.state?.visited == ["a"])
    let snapshot = try #require(holder.snapshot)
    #expect(snapshot.state.visited == [])
    #expect(snapshot.progress.fraction == 0)
    #expect(try await flow.resume(snapshot).complete().visited == ["a", "b", "c"])
  }

  @Test func `steps side by side read their own run too, and nothing is merged twice`() async {
    let (reader, gate) = (Reader(), Gate())
    let flow = Flow<Journey>("Journey") {
      Parallel("Group") {
        reading("a", reader)
        Parallel("Inner") {
          reading("b", reader)
          Step("slow") { _ in await gate.pass() }
        }
      }
      reading("c", reader)
    }
    let run = FlowRun(flow, state: Journey()).start()
    reader.run = run
    await gate.reached()
    #expect(await eventually { run.state.visited == ["a", "b"] })
    #expect(reader.seen.allSatisfy { !$0.contains("c") })
    gate.open()
    #expect(await run.outcome == .completed(Journey(visited: ["a", "b", "c"])))
  }
}
