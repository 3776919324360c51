/// The identifier of an undoable step of a user. It means nothing without its user.
public struct UndoID: RawRepresentable, Hashable, Sendable, Codable {
  /// The number of the row.
  public let rawValue: Int64

  /// Creates the identifier of the step with a number, whether or not there is one.
  public init(rawValue: Int64) {
    self.rawValue = rawValue
  }
}
