package import Espalier

/// What the scene of a card's limits asks of its presenter. What a person fills in and sends goes by the form.
@MainActor package protocol LimitsPresenting: Presenting {
  /// Whether other limits are filled in than the card has.
  var isEdited: Bool { get }
}
