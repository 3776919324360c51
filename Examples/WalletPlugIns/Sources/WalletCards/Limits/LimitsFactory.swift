package import Espalier
package import WalletBanking
package import WalletFeatures

/// Makes the scene of a card's limits from its parameters.
package struct LimitsFactory: Factory {
  private let interactor: any LimitsInteractor
  private let router: any LimitsRouting
  private let formats: Formats
  private let connecting: BankConnecting?

  /// Takes what the scene needs.
  package init(
    interactor: any LimitsInteractor, router: any LimitsRouting, formats: Formats, connecting: BankConnecting?
  ) {
    self.interactor = interactor
    self.router = router
    self.formats = formats
    self.connecting = connecting
  }

  package func make(_ parameters: LimitsParameters) -> any Presentable {
    let presenter = LimitsPresenter(parameters: parameters, interactor: interactor, router: router)
    let scene = LimitsScene(formats: formats, connecting: connecting)
    presenter.attach(scene)
    scene.presenter = presenter
    return scene
  }
}
