package import Espalier

/// The ways between the list of cards and the limits of one, by their routes.
@MainActor package final class CardsRouter: SceneRouter<any Coordinating<CardsRoute>>, CardsRouting, LimitsRouting {
  package func showLimits(ofCard id: Card.ID) throws { try navigable().move(to: .limits(id)) }

  package func showCards() throws { try navigable().move(to: .list) }
}
