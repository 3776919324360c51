import Espalier
import EspalierTesting
import Testing

@testable import Templates

/// The logic of the screen, and the screen that it makes.
@MainActor @Suite struct SampleMVVMModelTests {
  private struct Failure: ExplainedError {
    let explanation: String? = "There is no connection."
  }

  @Test func `the search finds titles whatever their case`() async {
    let model = SampleMVVMModel { ["Apple", "Pear"] }
    await model.load()
    #expect(model.found == ["Apple", "Pear"] && model.remark.isEmpty)
    model.query = "PE"
    #expect(model.found == ["Pear"] && model.remark == "1 of 2")
  }

  @Test func `without titles the screen says so`() async {
    let scene = SampleMVVMScene(model: SampleMVVMModel())
    await scene.model.load()
    #expect(scene.screen.snapshot().text.contains("Nothing here yet"))
  }

  @Test func `a failure is told in its words`() async {
    let scene = SampleMVVMScene(model: SampleMVVMModel { throw Failure() })
    await scene.model.load()
    #expect(scene.screen.snapshot().text.contains("There is no connection."))
  }
}
