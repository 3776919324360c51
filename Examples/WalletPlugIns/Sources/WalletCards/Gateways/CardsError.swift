import Espalier

/// What can come between a person and their card.
enum CardsError: ExplainedError, Hashable, CustomStringConvertible {
  /// The card was changed by another hand since it was seen.
  case changedElsewhere

  var explanation: String? { description }
  var belongsInLog: Bool { false }
  var description: String { "The card was changed elsewhere meanwhile. Look at it, and try again." }
}
