import Foundation

/// Loads a file piece by piece, so that it is never in memory twice and loading can be cancelled.
enum FileContent {
  private static let piece = 1_048_576

  static func bytes(at path: String, watch: ReadingWatch) throws(StatementError) -> [UInt8] {
    let most = min(watch.limits.fileSize, SourceText.largestFile)
    let file: FileHandle
    let size: Int
    do {
      file = try FileHandle(forReadingFrom: URL(filePath: path))
      size = Int(clamping: try file.seekToEnd())
      try file.seek(toOffset: 0)
    } catch {
      throw .unreadable(reason: reason(error))
    }
    defer { try? file.close() }
    guard size <= most else { throw .beyondLimit(.fileSize, most: most, line: 0) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    // A file that grows while it is read is read as far as the limit goes.
    while bytes.count <= most {
      let data: Data
      do {
        guard let next = try file.read(upToCount: piece), !next.isEmpty else { return bytes }
        data = next
      } catch {
        throw .unreadable(reason: reason(error))
      }
      bytes.append(contentsOf: data)
      try watch.pass(data.count / 8)
    }
    throw .beyondLimit(.fileSize, most: most, line: 0)
  }

  /// Returns the cause of an error, without the system's names for errors and without the path, which a person may not
  /// have to see.
  private static func reason(_ error: any Error) -> StatementError.Access {
    switch (error as? CocoaError)?.code {
    case .fileReadNoSuchFile?, .fileNoSuchFile?: .missing
    case .fileReadNoPermission?: .forbidden
    default: .failed
    }
  }
}
