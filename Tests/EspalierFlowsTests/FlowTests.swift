import Espalier
import TestSupport
import Testing

/// Steps in series: applicability, results that merge, completion.
@MainActor @Suite struct FlowTests {
  let log = Log()

  @Test func `steps run in the order in which they are written, and each result is merged`() async throws {
    let log = log
    let flow = Flow<Journey>("Journey") {
      visit("a", log)
      visit("b", log)
      Step("count", into: \.count) { state in state.visited.count }
    }
    let state = try await flow.run(Journey())
    #expect(state.visited == ["a", "b"])
    #expect(state.count == 2)
    #expect(log.entries == ["a", "b"])
  }

  @Test func `a step that is not applicable is skipped, and asked when its turn comes`() async throws {
    struct Once: FlowStep {
      let log: Log
      func isApplicable(_ state: Journey) -> Bool { state.visited.isEmpty }
      func run(_ state: Journey) async throws -> String { "once" }
      func merge(_ output: String, into state: inout Journey) { state.visited.append(output) }
    }
    let flow = Flow<Journey>("Journey") {
      Once(log: log)
      Once(log: log)
      Step("never", when: { _ in false }) { [log] _ in log.add("never") }
    }
    let run = FlowRun(flow, state: Journey())
    #expect(await run.outcome.state.visited == ["once"])
    #expect(run.progress.steps.map(\.status) == [.done, .skipped, .skipped])
    #expect(run.progress.fraction == 1)
    #expect(log.entries.isEmpty)
  }

  @Test func `a step is named for its type, without Step`() {
    struct ReadStep: FlowStep { func run(_ state: Int) async throws {} }
    struct Step: FlowStep { func run(_ state: Int) async throws {} }
    #expect(ReadStep().name == "Read")
    #expect(Step().name == "Step")
    #expect(LazyStep { ReadStep() }.name == "Read")
  }

  @Test func `an asynchronous step is waited for`() async throws {
    let gate = Gate()
    let log = log
    let flow = Flow<Journey>("Journey") {
      Step("wait") { _ in await gate.pass() }
      visit("after", log)
    }
    let run = FlowRun(flow, state: Journey()).start()
    await gate.reached()
    #expect(log.entries.isEmpty)
    #expect(run.progress.current == ["wait"])
    gate.open()
    #expect(await run.outcome.isCompleted)
    #expect(log.entries == ["after"])
  }

  @Test func `what is known when the flow is written is chosen with ordinary control flow`() async throws {
    let log = log
    func flow(_ isLong: Bool, _ kind: Int, _ names: [String]) -> Flow<Journey> {
      Flow("Journey") {
        if isLong { visit("long", log) }
        switch kind {
        case 0: visit("zero", log)
        case 1: ()
        default: visit("many", log)
        }
        for name in names { visit(name, log) }
      }
    }
    #expect(try await flow(true, 0, ["x", "y"]).run(Journey()).visited == ["long", "zero", "x", "y"])
    #expect(try await flow(false, 1, []).run(Journey()).visited == [])
    #expect(try await flow(false, 2, ["z"]).run(Journey()).visited == ["many", "z"])
  }

  @Test func `an empty flow is complete`() async throws {
    let flow = Flow<Journey>("Nothing") {}
    let run = FlowRun(flow, state: Journey())
    #expect(await run.outcome == .completed(Journey()))
    #expect(run.progress.fraction == 1)
  }

  @Test func `a flow over a part of the state is one step of a larger flow`() async throws {
    let inner = Flow<Journey.Inner>("Inner") {
      Step("flag", into: \.flag) { _ in true }
      Step("note") { _ in
        "inner"
      } merge: {
        $0.visited.append($1)
      }
    }
    let log = log
    let flow = Flow<Journey>("Outer") {
      visit("a", log)
      Nested("Part", \.inner, inner)
      Flow("Same state") { visit("b", log) }
      Nested("Renamed", Flow("Same again") { visit("c", log) })
    }
    let run = FlowRun(flow, state: Journey())
    let state = await run.outcome.state
    #expect(state.inner == Journey.Inner(visited: ["inner"], flag: true))
    #expect(state.visited == ["a", "b", "c"])
    #expect(run.progress.steps.map(\.name) == ["a", "Part", "Same state", "Renamed"])
    #expect(run.progress.steps[1].steps.map(\.status) == [.done, .done])
  }

  @Test(arguments: [(0, ["zero"]), (1, []), (2, ["many"])])
  func `a branch chooses when the flow comes to it`(kind: Int, expected: [String]) async throws {
    let log = log
    let flow = Flow<Journey>("Journey") {
      Step("Decide", into: \.count) { _ in kind }
      Branch("Kind", on: \.count) { kind in
        switch kind {
        case 0: visit("zero", log)
        case 1: ()
        default: Flow("Many") { visit("many", log) }
        }
      }
    }
    let run = FlowRun(flow, state: Journey())
    #expect(await run.outcome.state.visited == expected)
    #expect(run.progress.steps[1].status == (expected.isEmpty ? .skipped : .done))
  }

  @Test func `a step sees what the steps before it found, and a result erases none of theirs`() async throws {
    let flow = Flow<Journey>("Journey") {
      Step("first", into: \.count) { _ in 7 }
      Step("silent") { _ in }
      Step("second", into: \.inner.flag) { state in state.count == 7 }
    }
    #expect(try await flow.run(Journey()) == Journey(count: 7, inner: .init(flag: true)))
  }

  @Test func `two hundred thousand steps that return at once are run on a constant stack, each once`() async throws {
    let flow = Flow<Int>("Long") {
      for index in 0..<200_000 {
        Step("\(index)") { state in
          state
        } merge: {
          $0 = $1 + 1
        }
      }
    }
    let run = FlowRun(flow, state: 0)
    #expect(await run.outcome == .completed(200_000))
    #expect(run.progress.steps.count == 200_000)
    #expect(run.progress.steps.allSatisfy { $0.status == .done })
  }

  @Test(arguments: [true, false])
  func `a step changes the state in its place: what it appends to is not copied`(isRun: Bool) async throws {
    struct Numbers: Sendable { var all: [Int] = [] }
    @MainActor final class Moves { var count = 0 }
    let moves = Moves()
    @MainActor func place(_ numbers: [Int]) -> UInt? {
      numbers.withUnsafeBufferPointer { $0.baseAddress.map { UInt(bitPattern: $0) } }
    }
    let flow = Flow<Numbers>("Numbers") {
      for index in 0..<2_000 {
        Step("\(index)") { _ in
          index
        } merge: { state, index in
          // While both are there, a copy lies elsewhere.
          let before = place(state.all)
          state.all.append(index)
          if place(state.all) != before { moves.count += 1 }
        }
      }
    }
    let numbers =
      isRun ? try await FlowRun(flow, state: Numbers()).complete() : try await flow.run(Numbers())
    #expect(numbers.all == Array(0..<2_000))
    #expect(moves.count < 40, "it grows some times, and is not copied for each step")
  }

  @Test func `a run lets everything go when it has ended`() async throws {
    @MainActor final class Witness {}
    weak var gone: Witness?
    do {
      let witness = Witness()
      gone = witness
      let flow = Flow<Journey>("Journey") {
        Step("a") { [witness] _ in _ = witness }
        Parallel("Group") { Step("b") { [witness] _ in _ = witness } }
        Nested("Inner", \.inner, Flow("Inner") { Step("c") { [witness] _ in _ = witness } })
        Branch("Way", on: \.count) { [witness] _ in Step("d") { [witness] _ in _ = witness } }
      }
      _ = await FlowRun(flow, state: Journey()).outcome
    }
    #expect(await eventually { gone == nil })
  }

  @Test func `flows run side by side, each on its own state`() async throws {
    let flow = Flow<Int>("Flow") {
      for index in 0..<50 {
        Step("\(index)") { _ in
          await Task.yield()
        } merge: { state, _ in
          state += 1
        }
      }
    }
    async let first = flow.run(0)
    async let second = flow.run(100)
    #expect(try await [first, second] == [50, 150])
  }
}
