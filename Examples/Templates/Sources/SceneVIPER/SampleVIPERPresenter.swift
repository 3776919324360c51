import Espalier

/// Turns actions of a person into work and moves, and their results into commands for the view.
@MainActor final class SampleVIPERPresenter: ScenePresenter<any SampleVIPERViewable>, SampleVIPERPresenting {
  private let interactor: any SampleVIPERInteractor
  private let router: any SampleVIPERRouting
  private var lines: Loadable<[String]> = .idle { didSet { view?.show(lines) } }

  init(interactor: any SampleVIPERInteractor, router: any SampleVIPERRouting) {
    self.interactor = interactor
    self.router = router
  }

  override func load() async {
    await Loadable.load(into: \.lines, of: self) { try await interactor.lines() }
  }

  func tapDone() throws { try router.leave() }
}
