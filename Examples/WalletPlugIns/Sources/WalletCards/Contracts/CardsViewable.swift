package import Espalier

/// The commands that tell the list of cards what to show.
@MainActor package protocol CardsViewable: Viewable, AlertShowing, ActivityShowing {
  /// Shows the cards, or the state of loading them.
  func show(_ cards: Loadable<[Card]>)
  /// Says, in place of the cards, that the bank has to be connected first.
  func askToConnect(_ message: String)
}
