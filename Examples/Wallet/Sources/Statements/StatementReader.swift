/// Reads the statement files of banks: OFX in both its forms, and CSV as banks export it.
///
/// The file decides how it is read: nothing depends on its extension. A meaning that is clear from the file is taken
/// from it; one that is not clear is not guessed but thrown as a list of doubts, each with the option that settles it.
/// A broken row is refused with its line and the rest is taken in.
///
/// ```swift
/// let statement = try await StatementReader().read(fileAt: path, onProgress: { fraction in show(fraction) })
/// for account in statement.accounts { store(account) }
/// ```
///
/// Reading takes time in proportion to the bytes of the file, whatever they are, and stays within its
/// ``ReadingLimits``. A reader is a value without state: one reader can read any number of files, from any isolation.
public struct StatementReader: Sendable {
  /// The answers of the person who imports.
  public var options: ReadingOptions
  /// The limits of the memory and time that a file may take.
  public var limits: ReadingLimits

  /// Creates a reader with the answers of the person who imports.
  public init(options: ReadingOptions = .init(), limits: ReadingLimits = .standard) {
    self.options = options
    self.limits = limits
  }

  /// Reads a whole file on the thread of the caller, which is busy with nothing else until it is done.
  ///
  /// For tools and tests. A program that serves others uses ``read(_:name:on:onProgress:)``, which has a thread
  /// of its own.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - name: The file's name. It names the account of a file that names none.
  /// - Throws: `StatementError` when there is nothing to read or a doubt that only a person can settle, and
  ///   `StatementError.cancelled` soon after the task that calls it has been cancelled.
  public func read(_ bytes: consuming [UInt8], name: String) throws(StatementError) -> Statement {
    try read(bytes, name: name, watch: ReadingWatch(limits: limits, isCancelled: { Task.isCancelled }))
  }

  /// Reads a whole file under a watch that has been made for it.
  package func read(
    _ bytes: consuming [UInt8], name: String, watch: ReadingWatch
  ) throws(StatementError) -> Statement {
    var statement = try wholeStatement(bytes, name: name, watch: watch)
    statement.allowance = watch.allowance
    return statement
  }

  private func wholeStatement(
    _ bytes: consuming [UInt8], name: String, watch: ReadingWatch
  ) throws(StatementError) -> Statement {
    let utf8 = try SourceText(bytes, watch: watch).utf8
    let fallback = AccountNaming.fallback(options: options, fileName: name)
    if OFXReading.recognises(utf8) {
      return try OFXReading(utf8, options: options, fallbackAccount: fallback, watch: watch).statement()
    }
    try ForeignContent.refuse(utf8)
    if let statement = try ExportedTableReading(utf8, watch: watch)?.statement() { return statement }
    return try TableReading(utf8, options: options, fallbackAccount: fallback, watch: watch).statement()
  }
}
