import Espalier

/// What the list of cards can be told to show.
@MainActor protocol CardsViewable: Viewable, AlertShowing, ActivityShowing {
  func showCards(_ cards: [CardLine])
  func showFailure(_ error: any Error)
}

/// A card, as the list shows it: everything is written out.
struct CardLine: Hashable, Sendable, Identifiable {
  let id: String
  let name: String
  let number: String
  let today: String
  let month: String
  let isFrozen: Bool
}
