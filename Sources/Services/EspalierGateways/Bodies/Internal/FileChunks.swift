internal import Foundation

/// The bytes of a file, read in chunks of 64 KiB.
struct FileChunks: AsyncSequence, Sendable {
  let file: URL
  /// The first byte that is read.
  let offset: Int

  init(_ file: URL, from offset: Int = 0) {
    self.file = file
    self.offset = offset
  }

  static func length(of file: URL) throws -> Int {
    let values = try FileManager.default.attributesOfItem(atPath: file.path)
    return (values[.size] as? NSNumber)?.intValue ?? 0
  }

  func makeAsyncIterator() -> Iterator { Iterator(file: file, offset: offset) }

  struct Iterator: AsyncIteratorProtocol {
    let file: URL
    let offset: Int
    private var handle: FileHandle?

    init(file: URL, offset: Int) {
      self.file = file
      self.offset = offset
    }

    mutating func next() async throws -> Data? {
      try Task.checkCancellation()
      if handle == nil {
        let opened = try FileHandle(forReadingFrom: file)
        try opened.seek(toOffset: UInt64(offset))
        handle = opened
      }
      let chunk = try handle?.read(upToCount: 65_536)
      if let chunk, !chunk.isEmpty { return chunk }
      try handle?.close()
      return nil
    }
  }
}
