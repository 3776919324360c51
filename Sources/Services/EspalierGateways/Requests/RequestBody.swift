internal import EspalierBase

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The content that a request sends to a server.
///
/// It is encoded when the request is sent, once for all attempts. A request has one body; setting another replaces it.
public struct RequestBody: Sendable {
  enum Content: Sendable {
    case encodable(@Sendable (JSONCoding) throws -> Data)
    case chunks(ByteChunks, length: Int?, isReplayable: Bool)
  }

  /// The media type, sent as `Content-Type` unless the request's headers have one.
  public let contentType: String
  var content: Content

  /// Returns a body with bytes of a media type.
  public static func data(_ data: Data, contentType: String = "application/octet-stream") -> RequestBody {
    RequestBody(
      contentType: contentType, content: .chunks(ByteChunks(data), length: data.count, isReplayable: true))
  }

  /// Returns a body with a text.
  public static func text(_ text: String, contentType: String = "text/plain; charset=utf-8") -> RequestBody {
    data(Data(text.utf8), contentType: contentType)
  }

  /// Returns a body with a value, encoded as JSON with the client's ``JSONCoding``.
  public static func json(_ value: some Encodable & Sendable) -> RequestBody {
    RequestBody(contentType: "application/json", content: .encodable { try $0.encode(value) })
  }

  /// Returns a body with the fields of a form from a value. The name of a nested value is written `outer[inner]`.
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

  /// Returns a body with the fields and files of a form.
  public static func multipart(_ form: MultipartForm) -> RequestBody {
    RequestBody(
      contentType: "multipart/form-data; boundary=\(form.boundary)",
      content: .chunks(form.chunks, length: form.length, isReplayable: true))
  }

  /// Returns a body with a stream of bytes. The bytes are not kept, so the client does not retry the request
  /// automatically.
  ///
  /// - Parameters:
  ///   - chunks: The bytes, in pieces that are read while they are sent.
  ///   - length: The number of bytes, if it is known. It is sent to the server, and a stream of another length is
  ///     refused.
  ///   - contentType: The media type of the bytes.
  public static func stream<Chunks: AsyncSequence & Sendable>(
    _ chunks: Chunks, length: Int? = nil, contentType: String = "application/octet-stream"
  ) -> RequestBody where Chunks.Element == Data {
    RequestBody(
      contentType: contentType, content: .chunks(ByteChunks(once: chunks), length: length, isReplayable: false))
  }

  /// Returns a body with the bytes of a file. The file is read while it is sent, and again for a retry.
  ///
  /// - Throws: An error of the file system if the file does not exist.
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

  /// The bytes to send. A body that has not been encoded has no bytes.
  public var chunks: ByteChunks {
    if case .chunks(let chunks, _, _) = content { chunks } else { ByteChunks(Data()) }
  }

  /// The number of bytes; nil if it is not known before sending.
  public var length: Int? { if case .chunks(_, let length, _) = content { length } else { nil } }

  /// A Boolean value that indicates whether the bytes can be sent again.
  public var isReplayable: Bool {
    if case .chunks(_, _, let isReplayable) = content { isReplayable } else { true }
  }
}
