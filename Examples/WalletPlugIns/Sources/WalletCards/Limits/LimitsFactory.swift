import Espalier

/// Puts the scene of a card's limits together.
struct LimitsFactory: Factory {
  /// Nobody, where there is no bank.
  let interactor: (any LimitsInteractor)?

  func make(_ card: String) -> any Presentable {
    let scene = LimitsScene()
    guard let interactor else { return scene }
    let presenter = LimitsPresenter(card: card, interactor: interactor)
    presenter.attach(scene)
    scene.presenter = presenter
    return scene
  }
}
