/// A file that the app gives to a person, whole or in chunks as they are produced.
///
/// ```swift
/// let file = ExportedFile(name: "Umsätze.csv", contentType: "text/csv; charset=utf-8", text: "date;amount\n")
/// ```
public struct ExportedFile: Sendable {
  /// The name under which the file is saved.
  public var name: String
  /// The media type. A value that is not allowed in a header is replaced by `application/octet-stream`.
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

  /// Creates a file that is produced while it is saved.
  ///
  /// The next chunk is requested once the previous one has been received. If the sequence throws, the surface reports
  /// it, so that an incomplete file is not mistaken for a complete one.
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

  /// Passes the bytes to a surface, chunk by chunk. Each chunk is produced once the previous one has been received.
  ///
  /// - Throws: The error that producing or receiving a chunk threw.
  public func write(_ take: ([UInt8]) async throws -> Void) async throws { try await chunks(take) }

  /// Returns the whole content, for a test, or for a surface that saves it at once.
  ///
  /// - Throws: The error that producing a chunk threw.
  public func bytes() async throws -> [UInt8] {
    var all: [UInt8] = []
    all.reserveCapacity(size ?? 0)
    try await chunks { all += $0 }
    return all
  }
}
