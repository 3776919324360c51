import Espalier
import Testing

@testable import Templates

/// The step by itself, and in a flow.
@MainActor @Suite struct SampleStepTests {
  @Test func `its result is brought into the state`() async throws {
    let end = try await Flow("Count") { SampleStep() }.run(SampleStepState(text: "two words"))
    #expect(end.count == 2)
  }

  @Test(arguments: ["", "already counted"])
  func `it is skipped where there is nothing to do`(text: String) async throws {
    var state = SampleStepState(text: text)
    if !text.isEmpty { state.count = 7 }
    #expect(!SampleStep().isApplicable(state))
    #expect(try await Flow("Count") { SampleStep() }.run(state) == state)
  }
}
