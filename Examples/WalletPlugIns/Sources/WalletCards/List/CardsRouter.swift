import Espalier

/// Leads from the list to a card's limits.
final class CardsRouter: SceneRouter<Cards>, CardsRouting {
  func showLimits(ofCard id: String) throws { try navigable().move(to: .limits(id)) }
}
