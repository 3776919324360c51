package import Espalier
package import WalletFeatures

/// Makes the scene of a card's limits from its parameters.
package struct LimitsFactory: Factory {
  private let interactor: any LimitsInteractor
  private let router: any LimitsRouting
  private let formats: Formats

  /// Takes what the scene needs.
  package init(interactor: any LimitsInteractor, router: any LimitsRouting, formats: Formats) {
    self.interactor = interactor
    self.router = router
    self.formats = formats
  }

  package func make(_ parameters: LimitsParameters) -> any Presentable {
    let presenter = LimitsPresenter(parameters: parameters, interactor: interactor, router: router)
    let scene = LimitsScene(formats: formats)
    presenter.attach(scene)
    scene.presenter = presenter
    return scene
  }
}
