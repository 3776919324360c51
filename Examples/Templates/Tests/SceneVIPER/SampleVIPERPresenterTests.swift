import Espalier
import EspalierGateways
import EspalierTesting
import Testing

@testable import Templates

/// The presenter with doubles of everything around it, and the scene that it tells what to show.
@MainActor @Suite struct SampleVIPERPresenterTests {
  private let view = WrittenView()
  private let router = WrittenRouter()

  private func presenter(_ interactor: any SampleVIPERInteractor) -> SampleVIPERPresenter {
    SampleVIPERPresenter(
      view: view, parameters: SampleVIPERParameters(subtitle: "For Ada"), interactor: interactor, router: router)
  }

  @Test func `it shows what the interactor finds`() async {
    await presenter(FixedInteractor(found: .success(["Apple"]))).load()
    #expect(view.lines.value == ["Apple"])
  }

  @Test func `it shows that nothing could be found`() async {
    await presenter(FixedInteractor(found: .failure(.unreachable))).load()
    #expect(view.lines.error is FixedInteractor.Failure)
  }

  @Test func `the interactor asks its gateway for what the scene was given`() async throws {
    let gateway = MockGateway<SampleVIPERParameters, [String]>(["Plum"])
    await presenter(LiveSampleVIPERInteractor(gateway: gateway)).load()
    #expect(view.lines.value == ["Plum"] && gateway.asked == [SampleVIPERParameters(subtitle: "For Ada")])
  }

  @Test func `the screen has the appearance that is written in one place`() {
    let scene = SampleVIPERScene(parameters: SampleVIPERParameters())
    #expect(scene.screen.title == SampleVIPERAppearance.Misc.title)
    #expect(scene.screen.layout == SampleVIPERAppearance.Layout.screen)
  }

  @Test func `whoever has read it leaves by the router`() throws {
    try presenter(FixedInteractor(found: .success([]))).tapDone()
    #expect(router.leaves == 1)
  }

  @Test func `the factory puts the scene together over any interactor`() async throws {
    let factory = SampleVIPERFactory(interactor: FixedInteractor(found: .success(["Pear"])), router: router)
    let made = factory.make(SampleVIPERParameters(subtitle: "For Ada"))
    let scene = try #require(made.visibleScene as? SampleVIPERScene)
    await scene.presenter?.load()
    let text = scene.screen.snapshot().text
    #expect(text.contains("Pear") && text.contains("For Ada"))
  }
}

private struct FixedInteractor: SampleVIPERInteractor {
  enum Failure: Error { case unreachable }

  let found: Result<[String], Failure>

  func lines(for parameters: SampleVIPERParameters) throws -> [String] { try found.get() }
}

@MainActor private final class WrittenView: SampleVIPERViewable {
  var alerts: [Dialog] = []
  var activity = 0
  private(set) var lines: Loadable<[String]> = .idle

  func show(_ lines: Loadable<[String]>) { self.lines = lines }
}

@MainActor private final class WrittenRouter: SampleVIPERRouting {
  private(set) var leaves = 0

  func leave() { leaves += 1 }
}
