import Espalier
import EspalierTesting
import Testing

@testable import Templates

/// The steps of Sample, with somebody who looks on and without.
@MainActor @Suite struct SampleFlowTests {
  private let store = WrittenStore()

  private func state(_ text: String, isConfirmed: Bool) -> SampleFlowState {
    var state = SampleFlowState(text: text)
    state.isConfirmed = isConfirmed
    return state
  }

  @Test func `what was confirmed before is stored without a question`() async throws {
    let end = try await SampleFlow.steps(store: store).run(state("a\nb\n", isConfirmed: true))
    #expect(end.stored == 2)
    #expect(await store.lines == ["a", "b"])
  }

  @Test func `nothing to do ends the flow with words`() async {
    do {
      _ = try await SampleFlow.steps(store: store).run(state("\n", isConfirmed: true))
      Issue.record("It should have failed.")
    } catch {
      #expect((error as? FlowFailure)?.step == "Check" && FailureLog.words(for: error).contains("nothing in it"))
    }
  }

  @Test func `a store that fails fails the flow at its step`() async {
    await store.fail()
    do {
      _ = try await SampleFlow.steps(store: store).run(state("a", isConfirmed: true))
      Issue.record("It should have failed.")
    } catch {
      #expect((error as? FlowFailure)?.step == "Store")
    }
  }

  @Test func `a person confirms, and sees that it is done`() async throws {
    let run = FlowRun(SampleFlow.steps(store: store), state: state("a\nb", isConfirmed: false))
    let app = TestApp(Window(coordinator: FlowPlace(run), title: "Sample"))
    try await app.open("/")
    #expect(try await app.text().contains("Store 2 lines?"))
    try await app.tap("Store")
    #expect(await run.outcome.state.stored == 2)
  }

  @Test func `a person who cancels stores nothing`() async throws {
    let run = FlowRun(SampleFlow.steps(store: store), state: state("a", isConfirmed: false))
    let app = TestApp(Window(coordinator: FlowPlace(run), title: "Sample"))
    try await app.open("/")
    try await app.tap("Cancel")
    #expect(await run.outcome.state.stored == 0)
    #expect(await store.lines.isEmpty)
  }
}

private actor WrittenStore: SampleFlowStore {
  struct Failure: Error {}

  private(set) var lines: [String] = []
  private var isFailing = false

  func fail() { isFailing = true }

  func store(_ lines: [String]) throws -> Int {
    if isFailing { throw Failure() }
    self.lines += lines
    return lines.count
  }

  func remove(_ lines: [String]) { self.lines.removeLast(lines.count) }
}

private enum FlowRoute: Route {
  case flow
  var path: Path { "/" }
  static let paths = Paths<Self> { flow }
}

private final class FlowPlace: Coordinator<FlowRoute> {
  private let run: FlowRun<SampleFlowState>

  init(_ run: FlowRun<SampleFlowState>) {
    self.run = run
    super.init()
  }

  override func placement(of route: FlowRoute) -> Placement<FlowRoute> { .root(FlowScene(self.run)) }
}
