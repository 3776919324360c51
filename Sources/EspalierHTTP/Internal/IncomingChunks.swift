internal import AsyncHTTPClient
internal import EspalierGateways
internal import FoundationEssentials
internal import NIOCore

/// The body of an answer, as the chunks and the errors that EspalierGateways knows.
struct IncomingChunks: AsyncSequence, Sendable {
  let body: HTTPClientResponse.Body

  func makeAsyncIterator() -> Iterator { Iterator(chunks: body.makeAsyncIterator()) }

  struct Iterator: AsyncIteratorProtocol {
    var chunks: HTTPClientResponse.Body.AsyncIterator

    mutating func next() async throws -> Data? {
      do {
        return try await chunks.next().map { Data($0.readableBytesView) }
      } catch {
        throw TransportFaults.fault(error)
      }
    }
  }
}

/// The body of a request, as the client's buffers.
struct OutgoingChunks: AsyncSequence, Sendable {
  let chunks: ByteChunks

  func makeAsyncIterator() -> Iterator { Iterator(chunks: chunks.makeAsyncIterator()) }

  struct Iterator: AsyncIteratorProtocol {
    var chunks: ByteChunks.Iterator

    mutating func next() async throws -> ByteBuffer? {
      try await chunks.next().map { ByteBuffer(bytes: $0) }
    }
  }
}
