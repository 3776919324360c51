/// An error of SQLite in the use of the file of an ``AnalyticsStore``.
public struct AnalyticsError: Error, CustomStringConvertible {
  /// The result code of SQLite, such as 13 for a full disk.
  public let code: Int32
  /// The error message of SQLite.
  public let message: String

  /// The message and the code in one line.
  public var description: String { "\(message) (SQLite \(code))" }
}
