/// The error of a ``SQLitePageStore`` that could not read or write its file.
public struct PageStoreError: Error, Hashable, CustomStringConvertible {
  /// The result code of SQLite, such as 13 for a disk that is full.
  public let code: Int32
  /// The words of SQLite.
  public let message: String

  /// Creates an error; for stores of your own as well.
  public init(code: Int32, message: String) {
    self.code = code
    self.message = message
  }

  /// The message and the code in one line.
  public var description: String { "\(message) (SQLite \(code))" }
}
