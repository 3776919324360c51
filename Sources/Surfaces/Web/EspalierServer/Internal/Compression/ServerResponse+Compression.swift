internal import EspalierHTML
internal import EspalierLivePage
internal import HTTPTypes
internal import HummingbirdCore
internal import NIOCore

extension ServerResponse {
  /// The size up to which an answer is left as it is: compressed, it would hardly be smaller, and never arrive in fewer
  /// packets.
  private static let longestPlain = 1_200
  /// A fast one: an answer is compressed for one request.
  private static let level: Int32 = 3

  /// Compresses a long answer of text with gzip, if the request allows it.
  ///
  /// An answer that has a `Content-Encoding` already, be it `identity`, or says `Cache-Control: no-transform`, is left
  /// as it is; so is every answer to a request for a range. The head is the same for GET and HEAD.
  ///
  /// The size of a compressed answer tells whether a text in it occurs twice (BREACH). Whoever sees sizes, and brings a
  /// browser to ask for guess after guess, could so find out a secret that stands beside the guess. Our own secrets
  /// cannot be guessed so: the token of a form is salted anew each time that it is written, and that of a page is
  /// another for each page. Endpoints and exports get no text of the request that a guess could be in. An app whose
  /// answer holds a secret of its own beside what strangers have written there declines:
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
      // Its size is known once it has been sent.
      content = .stream(
        ResponseBody { writer in
          try await body.write(
            try GzipBodyWriter(before: writer, size: body.contentLength, level: Self.level, time))
        })
    }
    fields[.contentEncoding] = "gzip"
    // Of a strong tag all answers have the same bytes.
    if let tag = fields[.eTag], !tag.hasPrefix("W/") { fields[.eTag] = "W/\(tag)" }
  }

  /// True if the answer is a text that is long, or that may become long while it is sent.
  private var isCompressible: Bool {
    guard let type = fields[.contentType], Gzip.suits(type), !fields.contains(.contentEncoding),
      !fields.contains(.contentRange), !Self.values(fields[.cacheControl]).contains("no-transform")
    else { return false }
    return body.contentLength.map { $0 > Self.longestPlain } ?? true
  }

  /// Tells caches that another request may get another form of the answer.
  private mutating func varyByEncoding() {
    let named = fields[.vary]
    guard Self.values(named).isDisjoint(with: ["*", "accept-encoding"]) else { return }
    fields[.vary] = (named.map { "\($0), " } ?? "") + "Accept-Encoding"
  }

  /// The values of a field that lists some.
  private static func values(_ field: String?) -> Set<String> {
    Set((field ?? "").lowercased().split(separator: ",").map { String($0.filter { $0 != " " }) })
  }
}
