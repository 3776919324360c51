#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Several bodies, read one after the other.
struct JoinedChunks: AsyncSequence, Sendable {
  let bodies: [ByteChunks]

  func makeAsyncIterator() -> Iterator { Iterator(rest: bodies[...]) }

  struct Iterator: AsyncIteratorProtocol {
    var rest: ArraySlice<ByteChunks>
    var current: ByteChunks.Iterator?

    mutating func next() async throws -> Data? {
      while true {
        if let chunk = try await current?.next() { return chunk }
        guard let body = rest.popFirst() else { return nil }
        current = body.makeAsyncIterator()
      }
    }
  }
}
