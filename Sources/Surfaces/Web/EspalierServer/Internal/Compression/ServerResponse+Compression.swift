internal import EspalierHTML
internal import EspalierLivePage
internal import HTTPTypes
internal import HummingbirdCore
internal import NIOCore

extension ServerResponse {
  /// The size up to which a response is not compressed: compression would hardly make it smaller, and would never save
  /// a packet.
  private static let longestPlain = 1_200
  /// The level of compression. It is a fast one, because a response is compressed for only one request.
  private static let level: Int32 = 3

  /// Compresses a long response of text with gzip, if the request allows it.
  ///
  /// A response is not compressed if it already has a `Content-Encoding`, even `identity`, if it has `Cache-Control:
  /// no-transform`, or if the request is for a range. The head is the same for GET and HEAD.
  ///
  /// The size of a compressed response reveals whether a text occurs in it twice (BREACH). An attacker who sees sizes,
  /// and makes a browser request guess after guess, could find out a secret that is next to the guess. The server's own
  /// secrets cannot be guessed in this way: the token of a form is salted again each time that it is written, and every
  /// page has a different token. Endpoints and exports receive no text of the request that could contain a guess. An
  /// app can prevent compression of a response that contains both a secret and text from strangers:
  /// ``WebEndpoint/allowsCompression``.
  mutating func compress(for facts: RequestContext, _ time: ServerClock) {
    guard isCompressible else { return }
    varyByEncoding()
    guard facts.acceptsGzip, !facts.fields.contains(.range) else { return }
    switch content {
    case .bytes(let buffer):
      guard let smaller = Gzip.compress(Array(buffer.readableBytesView), level: Self.level),
        smaller.count < buffer.readableBytes
      else { return }
      content = .bytes(ByteBuffer(bytes: smaller))
    case .stream(let body):
      // The size is known only after sending.
      content = .stream(
        ResponseBody { writer in
          try await body.write(
            try GzipBodyWriter(before: writer, size: body.contentLength, level: Self.level, time))
        })
    }
    fields[.contentEncoding] = "gzip"
    // All responses with the same strong tag must have the same bytes.
    if let tag = fields[.eTag], !tag.hasPrefix("W/") { fields[.eTag] = "W/\(tag)" }
  }

  /// True if the response is a text that is long, or that may become long while it is sent.
  private var isCompressible: Bool {
    guard let type = fields[.contentType], Gzip.suits(type), !fields.contains(.contentEncoding),
      !fields.contains(.contentRange), !Self.values(fields[.cacheControl]).contains("no-transform")
    else { return false }
    return body.contentLength.map { $0 > Self.longestPlain } ?? true
  }

  /// Declares to caches that the encoding of the response depends on the request.
  private mutating func varyByEncoding() {
    let named = fields[.vary]
    guard Self.values(named).isDisjoint(with: ["*", "accept-encoding"]) else { return }
    fields[.vary] = (named.map { "\($0), " } ?? "") + "Accept-Encoding"
  }

  /// Returns the values of a header field that contains a list.
  private static func values(_ field: String?) -> Set<String> {
    Set((field ?? "").lowercased().split(separator: ",").map { String($0.filter { $0 != " " }) })
  }
}
