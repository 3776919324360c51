internal import EspalierBase

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The content that a request hands over to a server.
///
/// It is encoded when the request is sent, once for all tries; a request has one body, and another takes its place.
public struct RequestBody: Sendable {
  enum Content: Sendable {
    case encodable(@Sendable (JSONCoding) throws -> Data)
    case chunks(ByteChunks, length: Int?, isReplayable: Bool)
  }

  /// The media type, sent as `Content-Type` unless the request's headers have one.
  public let contentType: String
  var content: Content

  /// Bytes of a media type.
  public static func data(_ data: Data, contentType: String = "application/octet-stream") -> RequestBody {
    RequestBody(
      contentType: contentType, content: .chunks(ByteChunks(data), length: data.count, isReplayable: true))
  }

  /// A text.
  public static func text(_ text: String, contentType: String = "text/plain; charset=utf-8") -> RequestBody {
    data(Data(text.utf8), contentType: contentType)
  }

  /// A value as JSON, written by the client's ``JSONCoding``.
  public static func json(_ value: some Encodable & Sendable) -> RequestBody {
    RequestBody(contentType: "application/json", content: .encodable { try $0.encode(value) })
  }

  /// A value as the fields of a form. Values within it are `outer[inner]`.
  public static func form(_ value: some Encodable & Sendable, arrays: Query.Arrays = .repeated) -> RequestBody {
    RequestBody(
      contentType: "application/x-www-form-urlencoded",
      content: .encodable { coding in
        let fields = FlatFields(try coding.decode(JSONValue.self, from: coding.encode(value)), arrays: arrays)
        let pairs = fields.items.map {
          "\(PercentCoding.encodeForm($0.name))=\(PercentCoding.encodeForm($0.value))"
        }
        return Data(pairs.joined(separator: "&").utf8)
      })
  }

  /// A form with files.
  public static func multipart(_ form: MultipartForm) -> RequestBody {
    RequestBody(
      contentType: "multipart/form-data; boundary=\(form.boundary)",
      content: .chunks(form.chunks, length: form.length, isReplayable: true))
  }

  /// Bytes as they come. They are not kept, so the request is not tried again by itself.
  ///
  /// - Parameter length: The number of bytes, where it is known: the server is told it, and other lengths are refused.
  public static func stream<Chunks: AsyncSequence & Sendable>(
    _ chunks: Chunks, length: Int? = nil, contentType: String = "application/octet-stream"
  ) -> RequestBody where Chunks.Element == Data {
    RequestBody(
      contentType: contentType, content: .chunks(ByteChunks(once: chunks), length: length, isReplayable: false))
  }

  /// The bytes of a file, read as they are sent, and read again when the request is tried again.
  ///
  /// - Throws: An error of the file system when the file is not there.
  public static func file(_ file: URL, contentType: String = "application/octet-stream") throws -> RequestBody {
    let length = try FileChunks.length(of: file)
    return RequestBody(
      contentType: contentType,
      content: .chunks(ByteChunks { FileChunks(file) }, length: length, isReplayable: true))
  }

  /// Returns the same body, encoded.
  func encoded(_ coding: JSONCoding) throws -> RequestBody {
    guard case .encodable(let encode) = content else { return self }
    return .data(try encode(coding), contentType: contentType)
  }

  /// The bytes to send. A body that has not been encoded has none.
  public var chunks: ByteChunks {
    if case .chunks(let chunks, _, _) = content { chunks } else { ByteChunks(Data()) }
  }

  /// The number of bytes; nil where it is not known before.
  public var length: Int? { if case .chunks(_, let length, _) = content { length } else { nil } }

  /// True if the bytes can be sent a second time.
  public var isReplayable: Bool {
    if case .chunks(_, _, let isReplayable) = content { isReplayable } else { true }
  }
}
