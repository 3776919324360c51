public import Espalier
public import Statements
public import WalletStore

/// Reads files of banks, and imports their statements.
public protocol ImportGateway: Sendable {
  /// Reads the content of a file that lies on disk as long as its handler runs.
  /// - Throws: ``ImportError/notAFile(name:)`` at once for a pipe or a device, and
  ///   ``ImportError/tooLarge(name:megabytes:)`` as soon as more bytes than the limit have come, whatever size the file
  ///   was said to have: a file that is still being written is read no further.
  func content(of file: ReceivedFile, largestFile: Int) async throws -> ImportFile
  /// Returns the statement in a file, read with the person's answers about it. The progress of the reading, from 0 to
  /// 1, is reported on whichever thread it runs.
  /// - Throws: `StatementError`, or a cancellation error soon after the task was cancelled.
  func statement(
    in file: ImportFile, options: ReadingOptions, onProgress: @escaping @Sendable (Double) -> Void
  ) async throws -> Statement
  /// Returns the effects of taking a statement in. Nothing is written.
  func preview(of statement: Statement, fileName: String, choices: ImportChoices) async throws -> ImportPreview
  /// Returns the questions to ask about the accounts of a statement that does not name them.
  func accountQuestions(about statement: Statement, fileName: String) async throws -> [ImportAccountQuestion]
  /// Takes a statement in, all of it or nothing.
  func take(_ statement: Statement, fileName: String, choices: ImportChoices) async throws -> ImportReport
}
