package import Espalier
package import WalletBanking

/// Makes the scene of a card's limits from its parameters.
package struct LimitsFactory: Factory {
  private let interactor: any LimitsInteractor
  private let router: any LimitsRouting
  private let connecting: BankConnecting?

  /// Takes what the scene needs.
  package init(interactor: any LimitsInteractor, router: any LimitsRouting, connecting: BankConnecting?) {
    self.interactor = interactor
    self.router = router
    self.connecting = connecting
  }

  package func make(_ parameters: LimitsParameters) -> any Presentable {
    let scene = LimitsScene(connecting: connecting)
    scene.presenter = LimitsPresenter(view: scene, parameters: parameters, interactor: interactor, router: router)
    return scene
  }
}
