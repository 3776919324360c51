#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Bytes as they come, and all of them for a closure when the last has come.
struct WholeChunks: AsyncSequence, Sendable {
  let chunks: ByteChunks
  let whenWhole: @Sendable (Data) throws -> Void

  func makeAsyncIterator() -> Iterator { Iterator(chunks: chunks.makeAsyncIterator(), whenWhole: whenWhole) }

  struct Iterator: AsyncIteratorProtocol {
    var chunks: ByteChunks.Iterator
    let whenWhole: @Sendable (Data) throws -> Void
    var whole: Data? = Data()

    mutating func next() async throws -> Data? {
      if let chunk = try await chunks.next() {
        whole?.append(chunk)
        return chunk
      }
      // A task that is cancelled may see an end where there is none.
      try Task.checkCancellation()
      if let whole { try whenWhole(whole) }
      whole = nil
      return nil
    }
  }
}
