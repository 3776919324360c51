#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The chunks of a body as they arrive. After the last chunk, a closure receives all bytes.
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
