public import Espalier
public import Statements
public import WalletStore

/// Reads files of banks, and takes in what they tell.
public protocol ImportGateway: Sendable {
  /// The content of a file that lies on disk as long as its handler runs.
  /// - Throws: ``ImportError/notAFile(name:)`` at once for a pipe or a device, and
  ///   ``ImportError/tooLarge(name:megabytes:)`` as soon as more than so many bytes have come, whatever the file was said
  ///   to have: what is still being written is read no further.
  func content(of file: ReceivedFile, largestFile: Int) async throws -> ImportFile
  /// What a file says, read with what the person has told about it. How far the reading has come, from 0 to 1, is told on
  /// whichever thread it runs.
  /// - Throws: `StatementError`, or a cancellation error soon after the task was cancelled.
  func statement(
    in file: ImportFile, options: ReadingOptions, onProgress: @escaping @Sendable (Double) -> Void
  ) async throws -> Statement
  /// What taking a statement in would do. Nothing is written.
  func preview(of statement: Statement, fileName: String, choices: ImportChoices) async throws -> ImportPreview
  /// What has to be asked about the accounts of a statement that does not name them.
  func accountQuestions(about statement: Statement, fileName: String) async throws -> [ImportAccountQuestion]
  /// Takes a statement in, all of it or nothing.
  func take(_ statement: Statement, fileName: String, choices: ImportChoices) async throws -> ImportReport
}
