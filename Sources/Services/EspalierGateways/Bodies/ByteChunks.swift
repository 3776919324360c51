#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
internal import Synchronization

/// The bytes of a body, in chunks as they arrive.
///
/// ```swift
/// func count(_ body: ByteChunks) async throws -> Int {
///   var count = 0
///   for try await chunk in body { count += chunk.count }
///   return count
/// }
/// ```
///
/// The bytes from a server can be read once: a second reading throws ``BodyUsedTwiceError``. A caller that stops
/// reading ends the request.
public struct ByteChunks: AsyncSequence, Sendable {
  private let source: @Sendable () throws -> Iterator
  /// The bytes, if all of them are in memory; nil otherwise.
  public let data: Data?

  /// Creates a body of bytes in memory. They can be read any number of times.
  public init(_ data: Data) {
    self.data = data
    source = {
      Iterator(Single(data: data.isEmpty ? nil : data, error: nil))
    }
  }

  /// A body without bytes.
  public static let empty = ByteChunks(Data())

  /// Creates a body of chunks that arrive one after the other and can be read once.
  public init<Chunks: AsyncSequence & Sendable>(once chunks: Chunks) where Chunks.Element == Data {
    let claim = Claim()
    data = nil
    source = {
      try claim.take()
      return Iterator(chunks.makeAsyncIterator())
    }
  }

  /// Creates a body that can be read repeatedly, such as the bytes of a file. Each reading makes the sequence again.
  public init<Chunks: AsyncSequence & Sendable>(
    each make: @escaping @Sendable () throws -> Chunks
  ) where Chunks.Element == Data {
    data = nil
    source = { Iterator(try make().makeAsyncIterator()) }
  }

  /// Returns an iterator that reads the chunks.
  public func makeAsyncIterator() -> Iterator {
    do {
      return try source()
    } catch {
      return Iterator(Single(data: nil, error: error))
    }
  }

  /// Reads all bytes.
  ///
  /// - Parameter maximumBytes: The greatest number of bytes that is accepted.
  /// - Throws: ``BodyTooLargeError`` if there are more. No more than that number is kept before.
  public func collected(maximumBytes: Int) async throws -> Data {
    if let data {
      guard data.count <= maximumBytes else { throw BodyTooLargeError(maximumBytes: maximumBytes) }
      return data
    }
    var data = Data()
    for try await chunk in self {
      guard data.count + chunk.count <= maximumBytes else { throw BodyTooLargeError(maximumBytes: maximumBytes) }
      // Most bodies are one chunk, which then is not copied.
      if data.isEmpty { data = chunk } else { data.append(chunk) }
    }
    return data
  }

  /// Returns the first bytes of the body, and discards the rest.
  func beginning(_ count: Int) async throws -> Data {
    if let data { return data.prefix(count) }
    var data = Data()
    for try await chunk in self {
      data.append(chunk.prefix(count - data.count))
      if data.count >= count { break }
    }
    return data
  }

  /// An iterator that reads chunk by chunk.
  public struct Iterator: AsyncIteratorProtocol {
    private let cursor: Cursor

    init<Chunks: AsyncIteratorProtocol>(_ chunks: Chunks) where Chunks.Element == Data { cursor = CursorOver(chunks) }

    /// Returns the next chunk; nil at the end.
    public mutating func next() async throws -> Data? { try await cursor.next(isolation: nil) }

    /// Returns the next chunk; nil at the end.
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(any Error) -> Data? {
      try await cursor.next(isolation: actor)
    }
  }

  private class Cursor {
    func next(isolation actor: isolated (any Actor)?) async throws -> Data? { nil }
  }

  private final class CursorOver<Chunks: AsyncIteratorProtocol>: Cursor where Chunks.Element == Data {
    private var chunks: Chunks

    init(_ chunks: Chunks) { self.chunks = chunks }

    override func next(isolation actor: isolated (any Actor)?) async throws -> Data? {
      try await chunks.next(isolation: actor)
    }
  }

  /// An iterator of one chunk or one error.
  private struct Single: AsyncIteratorProtocol {
    var data: Data?
    var error: (any Error)?

    mutating func next() async throws -> Data? {
      if let error { throw error }
      defer { data = nil }
      return data
    }
  }

  private final class Claim: Sendable {
    private let isTaken = Atomic(false)

    func take() throws {
      if isTaken.exchange(true, ordering: .relaxed) { throw BodyUsedTwiceError() }
    }
  }
}

/// An error that is thrown when a body that can be read once is read a second time.
public struct BodyUsedTwiceError: Error, CustomStringConvertible {
  /// A description of the error.
  public var description: String {
    "The body of a response was read a second time. Read it once, and keep what you need of it."
  }
}

/// An error that is thrown when a body is larger than the caller accepts.
public struct BodyTooLargeError: Error, CustomStringConvertible {
  /// The greatest number of bytes that the caller accepts.
  public let maximumBytes: Int

  /// A description of the error.
  public var description: String {
    "The body is larger than \(maximumBytes) bytes. Allow more with `maximumBytes`, or read it as a stream."
  }
}
