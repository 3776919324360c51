package import Espalier

/// What the list of cards can be told to show.
@MainActor package protocol CardsViewable: Viewable, AlertShowing, ActivityShowing {
  /// Shows the cards, or what has become of loading them.
  func show(_ cards: Loadable<[Card]>)
  /// Says, in place of the cards, that the bank has to be connected first.
  func askToConnect(_ message: String)
}
