package import Espalier

/// The presenter of a card's limits, as its scene sees it. The values that a person fills in and sends go by the form.
@MainActor package protocol LimitsPresenting: Presenting {
  /// A Boolean value that indicates whether the limits filled in differ from those of the card.
  var isEdited: Bool { get }
}
