import TestSupport
import Testing

/// Tests of the rules of flows that the compiler proves.
@Suite(.takesTurns) struct FlowCompileTests {
  private func check(_ steps: String) async throws -> SwiftCompiler.Outcome {
    try await SwiftCompiler(forProgramsImporting: "EspalierFlows").check(
      """
      import EspalierFlows
      struct Import: Sendable { var rows: [String] = []; var count = 0 }
      struct Other: FlowStep { func run(_ state: Int) async throws {} }
      struct Counted: FlowStep {
        func run(_ state: Import) async throws -> Int { state.rows.count }
        func merge(_ count: Int, into state: inout Import) { state.count = count }
      }
      let flow = Flow<Import>("Import") {
        \(steps)
      }
      """)
  }

  @Test func `steps with results that are merged, and steps without results, compile`() async throws {
    let outcome = try await check(
      """
      Counted()
        Step("Read", into: \\.rows) { _ in ["a"] }
        Step("Tell") { state in print(state.count) }
      """)
    #expect(outcome.succeeded, "\(outcome.messages)")
  }

  @Test(arguments: [
    "Step(\"Count\") { state in return state.rows.count }",
    "Step(\"Count\", into: \\.count) { state in state.rows }",
    "Other()",
    "Counted(); Nested(\"Other\", \\.count, Flow<String>(\"Text\") {})",
  ])
  func `a result that is merged nowhere, or somewhere else, and a step over another state do not`(
    steps: String
  ) async throws {
    let outcome = try await check(steps)
    #expect(!outcome.succeeded)
    #expect(outcome.messages.contains("error: "), "\(outcome.messages)")
  }

  @Test func `a step type with a result must say how it is merged`() async throws {
    let outcome = try await SwiftCompiler(forProgramsImporting: "EspalierFlows").check(
      """
      import EspalierFlows
      struct Silent: FlowStep { func run(_ state: Int) async throws -> String { "lost" } }
      """)
    #expect(!outcome.succeeded)
    #expect(outcome.messages.contains("does not conform to protocol 'FlowStep'"), "\(outcome.messages)")
  }
}
