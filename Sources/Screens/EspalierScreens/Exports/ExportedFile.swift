/// A file that the app hands to a person, whole or in chunks as they are made.
///
/// ```swift
/// let file = ExportedFile(name: "Umsätze.csv", contentType: "text/csv; charset=utf-8", text: "date;amount\n")
/// ```
public struct ExportedFile: Sendable {
  /// The name under which it is stored.
  public var name: String
  /// The media type. A value that may not stand in a header is replaced by `application/octet-stream`.
  public var contentType: String
  /// The number of bytes; nil when it is not known before the end.
  public var size: Int?
  private let chunks: @Sendable (([UInt8]) async throws -> Void) async throws -> Void

  /// Creates a file that is in memory.
  public init(name: String, contentType: String, bytes: [UInt8]) {
    self.name = name
    self.contentType = contentType
    size = bytes.count
    chunks = { write in try await write(bytes) }
  }

  /// Creates a file of text, in UTF-8.
  public init(name: String, contentType: String, text: String) {
    self.init(name: name, contentType: contentType, bytes: Array(text.utf8))
  }

  /// Creates a file that is made while it is stored. The next chunk is asked for once the last one has been taken; when
  /// the sequence throws, the surface says so, so that nobody takes half a file for a whole one.
  public init<Chunks: AsyncSequence & Sendable>(
    name: String, contentType: String, size: Int? = nil, chunks: Chunks
  ) where Chunks.Element == [UInt8] {
    self.name = name
    self.contentType = contentType
    self.size = size
    self.chunks = { write in
      for try await chunk in chunks { try await write(chunk) }
    }
  }

  /// Gives a surface the bytes, chunk by chunk; each is made once the one before has been taken.
  ///
  /// - Throws: The error that making or taking a chunk threw.
  public func write(_ take: ([UInt8]) async throws -> Void) async throws { try await chunks(take) }

  /// Returns the whole content, for a test, or for a surface that stores it at once.
  ///
  /// - Throws: The error that making a chunk threw.
  public func bytes() async throws -> [UInt8] {
    var all: [UInt8] = []
    all.reserveCapacity(size ?? 0)
    try await chunks { all += $0 }
    return all
  }
}
