package import Espalier
package import WalletBanking

/// Makes the list of cards: the scene, its presenter, and what that needs.
package struct CardsFactory: Factory {
  private let interactor: any CardsInteractor
  private let router: any CardsRouting
  private let connecting: BankConnecting?

  /// Takes what the scene needs.
  package init(interactor: any CardsInteractor, router: any CardsRouting, connecting: BankConnecting?) {
    self.interactor = interactor
    self.router = router
    self.connecting = connecting
  }

  package func make(_: Void) -> any Presentable {
    let scene = CardsScene(connecting: connecting)
    scene.presenter = CardsPresenter(view: scene, interactor: interactor, router: router)
    return scene
  }
}
