package import Espalier
package import WalletFeatures

/// Makes the list of cards: the scene, its presenter, and what that needs.
package struct CardsFactory: Factory {
  private let interactor: any CardsInteractor
  private let router: any CardsRouting
  private let formats: Formats

  /// Takes what the scene needs.
  package init(interactor: any CardsInteractor, router: any CardsRouting, formats: Formats) {
    self.interactor = interactor
    self.router = router
    self.formats = formats
  }

  package func make(_: Void) -> any Presentable {
    let presenter = CardsPresenter(interactor: interactor, router: router)
    let scene = CardsScene(formats: formats)
    presenter.attach(scene)
    scene.presenter = presenter
    return scene
  }
}
