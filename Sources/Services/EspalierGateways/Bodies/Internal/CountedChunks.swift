#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The bytes of a body that reports how many of them were read. Large chunks are split, so that progress is reported
/// more often.
struct CountedChunks: AsyncSequence, Sendable {
  let chunks: ByteChunks
  let total: Int?
  let progress: @Sendable (TransferProgress) -> Void
  static let largestChunk = 65_536

  func makeAsyncIterator() -> Iterator {
    Iterator(chunks: chunks.makeAsyncIterator(), total: total, progress: progress)
  }

  struct Iterator: AsyncIteratorProtocol {
    var chunks: ByteChunks.Iterator
    let total: Int?
    let progress: @Sendable (TransferProgress) -> Void
    var rest = Data()
    var count = 0
    var hasBegun = false

    init(chunks: ByteChunks.Iterator, total: Int?, progress: @escaping @Sendable (TransferProgress) -> Void) {
      self.chunks = chunks
      self.total = total
      self.progress = progress
    }

    mutating func next() async throws -> Data? {
      if !hasBegun {
        hasBegun = true
        progress(TransferProgress(completedBytes: 0, totalBytes: total))
      }
      while rest.isEmpty {
        guard let chunk = try await chunks.next() else { return nil }
        rest = chunk
      }
      let piece = Data(rest.prefix(CountedChunks.largestChunk))
      rest = rest.dropFirst(piece.count)
      count += piece.count
      progress(TransferProgress(completedBytes: count, totalBytes: total))
      return piece
    }
  }
}
