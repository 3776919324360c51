/// A file's word on whether an operation only moved money between two accounts of its owner.
public enum StatementTransfer: Hashable, Sendable, Codable {
  /// The operation is no transfer.
  case none
  /// The operation is a side of a transfer; the operation on the other account has the same mark.
  case side(mark: String)
}
