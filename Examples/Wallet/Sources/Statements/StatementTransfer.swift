/// What a file says of whether an operation only moved money between two accounts of its owner.
public enum StatementTransfer: Hashable, Sendable, Codable {
  /// It does not.
  case none
  /// It does; the operation on the other account has the same mark.
  case side(mark: String)
}
