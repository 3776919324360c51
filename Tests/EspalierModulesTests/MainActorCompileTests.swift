import TestSupport
import Testing

/// Tests that the compiler refuses logic that is used from elsewhere than the main actor.
@Suite(.takesTurns) struct MainActorCompileTests {
  @Test func `a coordinator is bound to the main actor`() async throws {
    try await expectRefusal("func move(_ coordinator: Coordinator<Path>) { try? coordinator.pop() }", of: "pop")
  }

  @Test func `the outputs of a view model change on the main actor alone`() async throws {
    try await expectRefusal(
      """
      final class CountModel: ViewModel { var count = 0 }
      func change(_ model: CountModel) async { Task.detached { model.count = 1 } }
      """, of: "count")
  }

  private func expectRefusal(_ program: String, of name: String) async throws {
    let outcome = try await SwiftCompiler(forProgramsImporting: "EspalierModules").check("import Espalier\n" + program)
    #expect(!outcome.succeeded)
    #expect(outcome.messages.contains("'\(name)"), "\(outcome.messages)")
    #expect(outcome.messages.contains("main actor-isolated"), "\(outcome.messages)")
  }
}
