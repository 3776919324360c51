#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The bytes of a body as they arrive; after the last, a closure receives all of them.
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
      // A cancelled task may see an end before the real one.
      try Task.checkCancellation()
      if let whole { try whenWhole(whole) }
      whole = nil
      return nil
    }
  }
}
