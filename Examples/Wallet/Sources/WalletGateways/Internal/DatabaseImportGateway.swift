import Espalier
import Foundation
import Statements
import WalletStore

/// Reads files, and takes them into the wallet's storage.
struct DatabaseImportGateway: ImportGateway, DatabaseGateway {
  let database: WalletDatabase
  let user: UserID

  @concurrent func content(of file: ReceivedFile, largestFile: Int) async throws -> ImportFile {
    try await told {
      guard file.size <= largestFile else { throw ImportError.tooLarge(file, largestFile: largestFile) }
      guard Self.hasEnd(file.path) else { throw ImportError.notAFile(name: file.name) }
      // A piece at a time: the file is never in memory twice, and a cancelled read does not go on to its end.
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
  }

  /// Returns true unless a path is a pipe, device or socket: opening or reading one may take for ever. For a path that
  /// cannot be examined, the error comes from opening it.
  private static func hasEnd(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return true }
    let kind = status.st_mode & S_IFMT
    return kind == S_IFREG || kind == S_IFDIR
  }

  func statement(
    in file: ImportFile, options: ReadingOptions, onProgress: @escaping @Sendable (Double) -> Void
  ) async throws -> Statement {
    try await told {
      try await StatementReader(options: options).read(file.bytes, name: file.name, onProgress: onProgress)
    }
  }

  func preview(of statement: Statement, fileName: String, choices: ImportChoices) async throws -> ImportPreview {
    try await told {
      try await database.importPreview(of: statement, fileName: fileName, choices: choices, user: user)
    }
  }

  func accountQuestions(about statement: Statement, fileName: String) async throws -> [ImportAccountQuestion] {
    try await told {
      try await database.accountQuestions(about: statement, fileName: fileName, user: user)
    }
  }

  func take(_ statement: Statement, fileName: String, choices: ImportChoices) async throws -> ImportReport {
    try await told {
      try await database.importStatement(statement, fileName: fileName, choices: choices, user: user)
    }
  }
}
