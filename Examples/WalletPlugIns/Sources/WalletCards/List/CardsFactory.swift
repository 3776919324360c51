import Espalier
import WalletFeatures

/// Puts the scene of the cards together. Another factory swaps any part.
struct CardsFactory: Factory {
  /// Nobody, where there is no bank: then the view only shows.
  let interactor: (any CardsInteractor)?
  let formats: Formats

  func make(_ cards: Cards) -> any Presentable {
    let scene = CardsScene()
    guard let interactor else { return scene }
    let presenter = CardsPresenter(interactor: interactor, router: CardsRouter(cards), formats: formats)
    presenter.attach(scene)
    scene.presenter = presenter
    return scene
  }
}
