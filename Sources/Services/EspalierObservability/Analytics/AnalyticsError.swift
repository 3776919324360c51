/// SQLite could not do something with the file of an ``AnalyticsStore``.
public struct AnalyticsError: Error, CustomStringConvertible {
  /// The result code of SQLite, such as 13 for a disk that is full.
  public let code: Int32
  /// The words of SQLite.
  public let message: String

  /// The whole in a line.
  public var description: String { "\(message) (SQLite \(code))" }
}
