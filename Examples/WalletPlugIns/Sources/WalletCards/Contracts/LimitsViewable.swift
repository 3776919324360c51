package import Espalier

/// The commands that tell the scene of a card's limits what to show.
@MainActor package protocol LimitsViewable: Viewable, AlertShowing {
  /// Shows the card, or the state of loading it.
  func show(_ card: Loadable<CardVersion>)
  /// Shows the form in which its limits are filled in.
  func edit(_ form: Form<LimitsEntry>)
  /// Says that the card, as it is shown now, was changed elsewhere, and that what was typed is still there.
  func sayChangedElsewhere()
  /// Says, in place of the card, that the bank has to be connected first.
  func askToConnect(_ message: String)
}
