internal import EspalierHTML
internal import EspalierLivePage
internal import HTTPTypes
internal import HummingbirdCore
internal import NIOCore

/// A writer that compresses a body while it is produced and sent.
struct GzipBodyWriter: ResponseBodyWriter {
  /// An error for a body whose size differs from the announced size. The browser cannot detect this itself if the body
  /// is compressed.
  struct WrongSize: Error {}

  /// The longest time for which bytes are held back until further bytes arrive. A file that is produced slowly is
  /// therefore sent in pieces, so that neither a browser nor a proxy assumes that the server is dead.
  private static let longestHold = Duration.seconds(1)
  private static let pieceBytes = 65_536

  private var parent: any ResponseBodyWriter
  private let stream: GzipStream
  private let time: ServerClock
  private let size: Int?
  private var taken = 0
  private var sentAt: Duration

  /// Creates a writer that compresses a body before another writer sends it.
  ///
  /// - Parameter size: The announced number of bytes of the body.
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
    // Without its end the browser does not mistake a part of a file for the whole file.
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
