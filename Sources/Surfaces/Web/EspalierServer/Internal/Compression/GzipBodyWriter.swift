internal import EspalierHTML
internal import EspalierLivePage
internal import HTTPTypes
internal import HummingbirdCore
internal import NIOCore

/// Compresses a body that is made while it is sent.
struct GzipBodyWriter: ResponseBodyWriter {
  /// The body has another size than was said: for one that is not compressed, its head would tell the browser.
  struct WrongSize: Error {}

  /// The longest time for which bytes are held back while further ones come. A file that is made slowly arrives as it is
  /// made, so that neither a browser nor a proxy takes the server for dead.
  private static let longestHold = Duration.seconds(1)
  private static let pieceBytes = 65_536

  private var parent: any ResponseBodyWriter
  private let stream: GzipStream
  private let time: ServerClock
  private let size: Int?
  private var taken = 0
  private var sentAt: Duration

  /// - Parameter size: The number of bytes that the body is said to have.
  init(before parent: any ResponseBodyWriter, size: Int?, level: Int32, _ time: ServerClock) throws {
    self.parent = parent
    self.size = size
    self.time = time
    stream = try GzipStream(level: level)
    sentAt = time.elapsed()
  }

  mutating func write(_ buffer: ByteBuffer) async throws {
    taken += buffer.readableBytes
    let isDue = time.elapsed() - sentAt >= Self.longestHold
    var rest = buffer
    while rest.readableBytes > 0, let piece = rest.readSlice(length: min(rest.readableBytes, Self.pieceBytes)) {
      try await send(stream.compress(piece, isDue && rest.readableBytes == 0 ? .now : .later))
    }
  }

  consuming func finish(_ trailingHeaders: HTTPFields?) async throws {
    // Without its end the browser does not take half a file for a whole one.
    if let size, size != taken { throw WrongSize() }
    try await send(stream.compress(ByteBuffer(), .end))
    try await parent.finish(trailingHeaders)
  }

  private mutating func send(_ bytes: ByteBuffer) async throws {
    guard bytes.readableBytes > 0 else { return }
    try await parent.write(bytes)
    sentAt = time.elapsed()
  }
}
