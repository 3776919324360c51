import Espalier
import EspalierTesting
import Testing

@testable import Templates

/// The screen over its own view model, and over another one.
@MainActor @Suite struct SampleMVVMFSceneTests {
  @Test func `a person can go on once the text is long enough`() throws {
    var texts: [String] = []
    let model = LiveSampleMVVMFViewModel(name: "Ada") { texts.append($0) }
    model.text = "four"
    try model.proceed()
    #expect(!model.canContinue && texts.isEmpty)
    model.text = "fives"
    try model.proceed()
    #expect(model.canContinue && texts == ["fives"])
  }

  @Test func `the factory hands the name over to a fresh view model each time`() throws {
    let factory: any Factory<String> = SampleMVVMFFactory { _ in }
    let one = try #require(factory.make("Ada").visibleScene as? SampleMVVMFScene)
    let other = try #require(factory.make("Grace").visibleScene as? SampleMVVMFScene)
    one.model.text = "typed"
    #expect(one.model.name == "Ada" && other.model.name == "Grace" && other.model.text.isEmpty)
  }

  @Test func `the scene shows whatever view model it is given`() {
    let scene = SampleMVVMFScene(model: FixedViewModel())
    #expect(scene.screen.snapshot().text.contains("A fixed name"))
  }
}

@MainActor private final class FixedViewModel: SampleMVVMFViewModel {
  let name = "A fixed name"
  var text = ""
  let canContinue = true
  func proceed() {}
}
