import Espalier
import TestSupport
import Testing

/// Steps that need a person.
@MainActor @Suite struct FlowUserStepTests {
  let log = Log()

  @Test func `a user step shows its scene, and goes on with the typed answer`() async throws {
    var given: FlowAnswer<Int>?
    let box = AnswerBox<Int>()
    let log = log
    let flow = Flow<Journey>("Journey") {
      UserStep("How many", into: \.count) { _, answer in
        box.answer = answer
        return AskScene("How many", log: log) {}
      }
      visit("after", log)
    }
    let run = FlowRun(flow, state: Journey()).start()
    #expect(await eventually { run.scene != nil })
    #expect(run.scene?.screen.title == "How many")
    #expect(run.progress.steps[0].status == .waiting)
    #expect(run.progress.status == .waiting)
    #expect(run.progress.current == ["How many"])
    given = box.answer
    given?(3)
    given?(4)
    #expect(await run.outcome == .completed(Journey(visited: ["after"], count: 3)), "the second answer is ignored")
    #expect(run.scene == nil)
    given?(5)
    given?.cancel()
    #expect(run.end == .completed(Journey(visited: ["after"], count: 3)))
    #expect(log.entries == ["gone How many", "after"], "the scene goes with its step")
  }

  @MainActor final class AnswerBox<Output: Sendable> { var answer: FlowAnswer<Output>? }

  @Test func `an answer that comes while the scene is made counts`() async throws {
    let flow = Flow<Journey>("Journey") {
      UserStep("Ready", answer: Bool.self) { _, answer in
        answer(true)
        return AskScene("Ready") {}
      } merge: { state, isReady in
        state.inner.flag = isReady
      }
    }
    #expect(await FlowRun(flow, state: Journey()).outcome.state.inner.flag)
  }

  @Test func `a user step without a result waits until the person has seen it`() async {
    let log = log
    let box = AnswerBox<Void>()
    let flow = Flow<Journey>("Journey") {
      UserStep("Read this") { _, answer in
        box.answer = answer
        return AskScene("Read this") { answer() }
      }
      visit("after", log)
    }
    let run = FlowRun(flow, state: Journey()).start()
    #expect(await eventually { run.scene != nil })
    #expect(log.entries.isEmpty)
    box.answer?()
    #expect(await run.outcome.isCompleted)
  }

  @Test func `a user step has a scope of its own, for as long as it waits`() async {
    final class AskScope: Scope<RootScope> { let question = "Now?" }
    weak var gone: AskScope?
    @MainActor final class Watch { weak var scope: AskScope? }
    let watch = Watch()
    let box = AnswerBox<Bool>()
    let root = RootScope()
    let flow = Flow<Journey>("Journey") {
      UserStep("Ask", scope: AskScope(root), into: \.inner.flag) { scope, _, answer in
        watch.scope = scope
        box.answer = answer
        return AskScene(scope.question) {}
      }
    }
    let run = FlowRun(flow, state: Journey()).start()
    #expect(await eventually { run.scene != nil })
    gone = watch.scope
    #expect(gone != nil)
    #expect(run.scene?.screen.title == "Now?")
    box.answer?(true)
    #expect(await run.outcome.state.inner.flag)
    #expect(gone == nil)
  }

  @Test func `where nobody is there a user step refuses, and names itself`() async throws {
    let flow = Flow<Journey>("Journey") {
      Flow("Part") { UserStep("Ask", into: \.inner.flag) { _, _ in AskScene("Ask") {} } }
    }
    do {
      _ = try await flow.run(Journey())
      Issue.record("it did not refuse")
    } catch let failure as FlowFailure {
      #expect(failure.error as? FlowError == .needsUser(step: "Part / Ask"))
      #expect(failure.description.contains("“Part / Ask” needs a person's answer"))
    }
  }

  @Test func `a user step that is not applicable needs nobody`() async throws {
    let flow = Flow<Journey>("Journey") {
      UserStep("Ask", into: \.count, when: { $0.count == 0 }) { _, _ in AskScene("Ask") {} }
    }
    #expect(try await flow.run(Journey(count: 2)).count == 2)
  }

  @Test func `an error as the answer is the step's failure`() async {
    let box = AnswerBox<Int>()
    let flow = Flow<Journey>("Journey") {
      UserStep("Ask", into: \.count, onFailure: .skip) { _, answer in
        box.answer = answer
        return AskScene("Ask") {}
      }
    }
    let run = FlowRun(flow, state: Journey()).start()
    #expect(await eventually { run.scene != nil })
    box.answer?.fail(Refused())
    #expect(await run.outcome.isCompleted)
    #expect(run.skippedFailures.map(\.step) == ["Ask"])
  }

  @Test func `the flow can be cancelled from a step's scene, and while it waits`() async {
    let box = AnswerBox<Int>()
    let log = log
    let flow = Flow<Journey>("Journey") {
      visit("a", log)
      UserStep("Ask", into: \.count) { _, answer in
        box.answer = answer
        return AskScene("Ask", log: log) {}
      }
    }
    for isFromScene in [true, false] {
      let run = FlowRun(flow, state: Journey()).start()
      #expect(await eventually { run.scene != nil })
      if isFromScene { box.answer?.cancel() } else { run.cancel() }
      #expect(await run.outcome == .cancelled(Journey(visited: ["a"])))
      #expect(run.scene == nil)
      box.answer?(7)
      #expect(run.state.count == 0)
    }
    #expect(log.entries == ["a", "gone Ask", "undo a", "a", "gone Ask", "undo a"])
  }

  @Test func `of several steps that wait side by side, one is shown after the other`() async {
    let (first, second) = (AnswerBox<Int>(), AnswerBox<Bool>())
    let flow = Flow<Journey>("Journey") {
      Parallel("Questions") {
        UserStep("One", into: \.count) { _, answer in
          first.answer = answer
          return AskScene("One") {}
        }
        UserStep("Two", into: \.inner.flag) { _, answer in
          second.answer = answer
          return AskScene("Two") {}
        }
      }
    }
    let run = FlowRun(flow, state: Journey()).start()
    #expect(await eventually { first.answer != nil && second.answer != nil })
    #expect(run.scene?.screen.title == "One")
    first.answer?(1)
    #expect(await eventually { run.scene?.screen.title == "Two" })
    second.answer?(true)
    #expect(await run.outcome == .completed(Journey(count: 1, inner: .init(flag: true))))
  }

  private func failure(
    of flow: Flow<Journey>, _ meanwhile: (FlowRun<Journey>) async -> Void
  ) async -> FlowError? {
    let run = FlowRun(flow, state: Journey()).start()
    await meanwhile(run)
    guard case .failed(let failure, _) = await run.outcome else { return nil }
    return failure.error as? FlowError
  }

  @Test func `a step whose scene forgets how to answer fails by name, and does not wait for ever`() async {
    @MainActor final class Forgetful: Scene {
      var answer: FlowAnswer<Int>?
      init(_ answer: FlowAnswer<Int>?) { self.answer = answer }
      var screen: Screen { Screen(title: "Forgetful") {} }
    }
    let atOnce = Flow<Journey>("Journey") { UserStep("Ask", into: \.count) { _, _ in Forgetful(nil) } }
    let forgotten = await failure(of: atOnce) { _ in }
    #expect(forgotten == .noAnswer(step: "Ask"))
    let later = Flow<Journey>("Journey") { UserStep("Ask", into: \.count) { _, answer in Forgetful(answer) } }
    let found = await failure(of: later) { run in
      #expect(await eventually { run.scene != nil })
      (run.scene as? Forgetful)?.answer = nil
    }
    #expect(found == .noAnswer(step: "Ask"))
  }
}
