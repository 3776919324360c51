/// A reason why two operations are not the two sides of a transfer.
public enum TransferFault: Hashable, Sendable, CustomStringConvertible {
  /// The operation has no other side.
  case noOtherSide
  /// Both operations are on one account.
  case oneAccount
  /// One of them has another side already.
  case takenAlready
  /// Money does not go out of one account and come into the other.
  case sameDirection
  /// Their amounts differ.
  case amountsDiffer

  /// The reason, as the end of a sentence.
  public var description: String {
    switch self {
    case .noOtherSide: "the operation has no other side"
    case .oneAccount: "they are on one account"
    case .takenAlready: "one of them has another side already"
    case .sameDirection: "money has to go out of one account and come into the other"
    case .amountsDiffer: "their amounts differ"
    }
  }
}
