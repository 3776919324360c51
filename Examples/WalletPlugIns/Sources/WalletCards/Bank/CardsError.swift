import Espalier

/// A reason why a card is not shown or not changed, apart from the connection to the bank (`BankError`).
package enum CardsError: ExplainedError, Hashable, CustomStringConvertible {
  /// The card was changed elsewhere after it had been read; nothing was changed.
  case changedElsewhere(card: String)
  /// The bank has no such card, or not for this person.
  case notThere(card: String)
  /// The bank's answer names an account that the bank does not list.
  case accountNotListed(card: String, account: String)
  /// The bank's answer has no mark of the card's version, without which it cannot be changed.
  case tagMissing(card: String)

  /// The explanation for the person, with what they can do; nil where only the bank can do something.
  package var explanation: String? {
    switch self {
    case .changedElsewhere: .localized(.cardsChangedElsewhere)
    case .notThere: .localized(.cardsNotThere)
    case .accountNotListed, .tagMissing: nil
    }
  }

  /// The error in words, for a log.
  package var description: String {
    switch self {
    case .changedElsewhere(let card): "Card \(card) was changed after it had been read. Read it again."
    case .notThere(let card): "There is no card \(card) at the bank that the person can see."
    case .accountNotListed(let card, let account):
      "Card \(card) belongs to account \(account), which is not among those of GET /v1/accounts, or is in no currency that is known. Ask the bank."
    case .tagMissing(let card):
      "The answer about card \(card) has no ETag, so the card cannot be changed. See whether a proxy takes it off."
    }
  }
}
