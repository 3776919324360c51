/// A file that the server hands to the browser, whole or in chunks as they are made.
///
/// ```swift
/// Download(name: "Umsätze.csv", contentType: "text/csv; charset=utf-8", text: table)
/// ```
public struct Download: Sendable {
  /// The name under which the browser stores it.
  public var name: String
  /// Its media type. A value that may not stand in a header is replaced by `application/octet-stream`.
  public var contentType: String
  /// How many bytes there are, nil when it is not known before the end.
  public var size: Int?
  let chunks: @Sendable (([UInt8]) async throws -> Void) async throws -> Void

  /// A file that is in memory.
  public init(name: String, contentType: String, bytes: [UInt8]) {
    self.name = name
    self.contentType = contentType
    size = bytes.count
    chunks = { write in try await write(bytes) }
  }

  /// A file of text, in UTF-8.
  public init(name: String, contentType: String, text: String) {
    self.init(name: name, contentType: contentType, bytes: Array(text.utf8))
  }

  /// A file that is made while it is sent. The next chunk is asked for once the browser has taken the last one; when
  /// the sequence throws, the connection is cut, so that the browser does not take half a file for a whole one.
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
}
