internal import AsyncHTTPClient
internal import EspalierGateways
internal import FoundationEssentials
internal import NIOCore
internal import NIOHTTP1

/// The body of a response, in the chunks and with the errors that EspalierGateways defines.
struct IncomingChunks: AsyncSequence, Sendable {
  let body: HTTPClientResponse.Body
  /// True if the head of the response announces that there is no body. An error of the decompressor is then ignored: if
  /// the head also names an encoding, the decompressor fails because its first bytes are missing.
  let isEmpty: Bool

  init(_ response: HTTPClientResponse) {
    body = response.body
    isEmpty = [204, 304].contains(response.status.code) || response.headers.first(name: "Content-Length") == "0"
  }

  func makeAsyncIterator() -> Iterator { Iterator(chunks: body.makeAsyncIterator(), isEmpty: isEmpty) }

  struct Iterator: AsyncIteratorProtocol {
    var chunks: HTTPClientResponse.Body.AsyncIterator
    let isEmpty: Bool

    mutating func next() async throws -> Data? {
      do {
        return try await chunks.next().map { Data($0.readableBytesView) }
      } catch {
        if isEmpty, TransportFaults.isOfCompression(error) { return nil }
        throw TransportFaults.fault(error)
      }
    }
  }
}

/// The body of a request, as the buffers of the HTTP client.
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
