internal import CZlib
package import NIOCore

/// Compresses bytes that come piece by piece. Its state takes some 268 KB.
package final class GzipStream {
  /// The state in which a piece leaves the stream.
  package enum Flush {
    /// Bytes may be held back, so that they become smaller together with those that follow.
    case later
    /// All that has been taken can be unpacked by the other side.
    case now
    /// Nothing follows.
    case end
  }

  package struct Failure: Error {}

  private var stream = z_stream()
  private var output = [UInt8](repeating: 0, count: 16_384)

  /// - Throws: ``Failure`` when there is no memory for it.
  package init(level: Int32) throws {
    // 15 is the largest window; 16 more asks for gzip's header in place of zlib's.
    guard
      deflateInit2_(
        &stream, level, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, zlibVersion(), Int32(MemoryLayout<z_stream>.size))
        == Z_OK
    else { throw Failure() }
  }

  deinit { deflateEnd(&stream) }

  /// Takes a piece, and returns what can be sent by now.
  package func compress(_ piece: ByteBuffer, _ flush: Flush) throws -> ByteBuffer {
    let mode =
      switch flush {
      case .later: Z_NO_FLUSH
      case .now: Z_SYNC_FLUSH
      case .end: Z_FINISH
      }
    var input = Array(piece.readableBytesView)
    var compressed = ByteBuffer()
    try input.withUnsafeMutableBufferPointer { input in
      stream.next_in = input.baseAddress
      stream.avail_in = UInt32(input.count)
      repeat {
        let status = output.withUnsafeMutableBufferPointer { output in
          stream.next_out = output.baseAddress
          stream.avail_out = UInt32(output.count)
          return deflate(&stream, mode)
        }
        // Z_BUF_ERROR says that there was nothing left to be done.
        guard status == Z_OK || status == Z_STREAM_END || status == Z_BUF_ERROR else { throw Failure() }
        compressed.writeBytes(output[..<(output.count - Int(stream.avail_out))])
      } while stream.avail_out == 0
    }
    return compressed
  }
}
