/// The identifier of an operation of a user. It means nothing without its user.
public struct OperationID: RawRepresentable, Hashable, Sendable, Codable {
  /// The number of the row.
  public let rawValue: Int64

  /// Creates the identifier of the operation with a number, whether or not there is one.
  public init(rawValue: Int64) {
    self.rawValue = rawValue
  }
}
