import Espalier
import Foundation
import Statements
import WalletStore

/// Reads files of banks, and takes in what they tell.
protocol ImportGateway: Sendable {
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

/// Reads files, and takes them into the wallet's storage.
struct DatabaseImportGateway: ImportGateway {
  let database: WalletDatabase
  let user: UserID

  @concurrent func content(of file: ReceivedFile, largestFile: Int) async throws -> ImportFile {
    guard file.size <= largestFile else { throw ImportError.tooLarge(file, largestFile: largestFile) }
    guard Self.hasEnd(file.path) else { throw ImportError.notAFile(name: file.name) }
    // A piece at a time: the file is never in memory twice, and whoever cancels does not wait for its end.
    let handle = try FileHandle(forReadingFrom: URL(filePath: file.path))
    defer { try? handle.close() }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(file.size)
    while let piece = try handle.read(upToCount: 1_048_576), !piece.isEmpty {
      try Task.checkCancellation()
      guard piece.count <= largestFile - bytes.count else {
        throw ImportError.tooLarge(file, largestFile: largestFile)
      }
      bytes.append(contentsOf: piece)
    }
    return ImportFile(name: file.name, bytes: bytes)
  }

  /// Whether a path is no pipe, device or socket: to open or to read one may take for ever. What cannot be looked at is
  /// told by opening it.
  private static func hasEnd(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return true }
    let kind = status.st_mode & S_IFMT
    return kind == S_IFREG || kind == S_IFDIR
  }

  func statement(
    in file: ImportFile, options: ReadingOptions, onProgress: @escaping @Sendable (Double) -> Void
  ) async throws -> Statement {
    try await StatementReader(options: options).read(file.bytes, name: file.name, onProgress: onProgress)
  }

  func preview(of statement: Statement, fileName: String, choices: ImportChoices) async throws -> ImportPreview {
    try await database.importPreview(of: statement, fileName: fileName, choices: choices, user: user)
  }

  func accountQuestions(about statement: Statement, fileName: String) async throws -> [ImportAccountQuestion] {
    try await database.accountQuestions(about: statement, fileName: fileName, user: user)
  }

  func take(_ statement: Statement, fileName: String, choices: ImportChoices) async throws -> ImportReport {
    try await database.importStatement(statement, fileName: fileName, choices: choices, user: user)
  }
}
