import Espalier

/// Puts the parts together. Another interactor or router makes the same scene for another app.
struct SampleVIPERFactory: Factory {
  private let interactor: any SampleVIPERInteractor
  private let router: any SampleVIPERRouting

  init(interactor: any SampleVIPERInteractor = LiveSampleVIPERInteractor(), router: any SampleVIPERRouting) {
    self.interactor = interactor
    self.router = router
  }

  func make(_ parameters: SampleVIPERParameters) -> any Presentable {
    let scene = SampleVIPERScene(parameters: parameters)
    scene.presenter = SampleVIPERPresenter(
      view: scene, parameters: parameters, interactor: interactor, router: router)
    return scene
  }
}
