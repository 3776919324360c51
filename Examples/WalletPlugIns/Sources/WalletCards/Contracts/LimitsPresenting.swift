package import Espalier

/// The requests of the scene of a card's limits to its presenter. The values that a person fills in and sends go by the
/// form.
@MainActor package protocol LimitsPresenting: Presenting {
  /// A Boolean value that indicates whether the limits filled in differ from those of the card.
  var isEdited: Bool { get }
}
