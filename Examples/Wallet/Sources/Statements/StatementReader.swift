/// Reads the statement files of banks: OFX in both its forms, and CSV as banks export it.
///
/// The file decides how it is read: nothing depends on its extension. What is clear from the file is taken from it;
/// what is not clear is not guessed but thrown as a list of doubts, each with the option that settles it. A broken
/// row is refused with its line and the rest goes in.
///
/// ```swift
/// let statement = try StatementReader().read(bytes, name: "january.csv")
/// for account in statement.accounts { store(account) }
/// ```
///
/// A value without state: one reader can read any number of files, from any isolation.
public struct StatementReader: Sendable {
  /// The largest file that is read, in bytes.
  public static let largestFile = 64 * 1024 * 1024

  /// What the person who imports knows.
  public var options: ReadingOptions

  /// A reader with what the person who imports knows.
  public init(options: ReadingOptions = .init()) {
    self.options = options
  }

  /// Reads a whole file.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - name: The file's name. It names the account of a file that names none.
  /// - Throws: `StatementError` when there is nothing to read or something only a person can settle.
  public func read(_ bytes: [UInt8], name: String) throws(StatementError) -> Statement {
    guard bytes.count <= Self.largestFile else {
      throw .tooLarge(bytes: bytes.count, limit: Self.largestFile)
    }
    let text = try SourceText(bytes)
    let fallback = AccountNaming.fallback(options: options, fileName: name)
    if OFXReading.recognises(text.utf8) {
      return try OFXReading(text.utf8, options: options, fallbackAccount: fallback).statement()
    }
    try ForeignContent.refuse(text.utf8)
    return try TableReading(text.utf8, options: options, fallbackAccount: fallback).statement()
  }
}
