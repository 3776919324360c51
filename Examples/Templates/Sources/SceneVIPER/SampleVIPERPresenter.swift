import Espalier

/// Turns actions of a person into work and moves, and their results into commands for the view.
@MainActor final class SampleVIPERPresenter: ScenePresenter<any SampleVIPERViewable>, SampleVIPERPresenting {
  private let parameters: SampleVIPERParameters
  private let interactor: any SampleVIPERInteractor
  private let router: any SampleVIPERRouting
  private var lines: Loadable<[String]> = .idle { didSet { view?.show(lines) } }

  init(
    view: any SampleVIPERViewable, parameters: SampleVIPERParameters, interactor: any SampleVIPERInteractor,
    router: any SampleVIPERRouting
  ) {
    self.parameters = parameters
    self.interactor = interactor
    self.router = router
    super.init(view)
  }

  override func load() async {
    await Loadable.load(into: \.lines, of: self) { try await interactor.lines(for: parameters) }
  }

  func tapDone() throws { try router.leave() }
}
