/// An error of a ``SQLitePageStore`` that could not read or write its file.
public struct PageStoreError: Error, Hashable, CustomStringConvertible {
  /// The result code of SQLite, such as 13 for a full disk.
  public let code: Int32
  /// The error message of SQLite.
  public let message: String

  /// Creates an error from its parts. Page stores of your own can also throw it.
  public init(code: Int32, message: String) {
    self.code = code
    self.message = message
  }

  /// The message and the code in one line.
  public var description: String { "\(message) (SQLite \(code))" }
}
