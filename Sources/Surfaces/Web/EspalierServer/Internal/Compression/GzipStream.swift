internal import CZlib
package import NIOCore

/// A compressor of bytes that arrive in pieces. Its state takes about 268 KB.
package final class GzipStream {
  /// The amount of output that the compressor must return after a piece.
  package enum Flush {
    /// Bytes may be held back, so that they compress better together with the following ones.
    case later
    /// The other side can decompress everything up to now.
    case now
    /// No piece follows.
    case end
  }

  package struct Failure: Error {}

  private var stream = z_stream()
  private var output = [UInt8](repeating: 0, count: 16_384)

  /// Creates a compressor with a level of compression.
  ///
  /// - Throws: ``Failure`` if there is not enough memory.
  package init(level: Int32) throws {
    // 15 is the largest window; 16 more requests gzip's header instead of zlib's.
    guard
      deflateInit2_(
        &stream, level, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, zlibVersion(), Int32(MemoryLayout<z_stream>.size))
        == Z_OK
    else { throw Failure() }
  }

  deinit { deflateEnd(&stream) }

  /// Compresses a piece, and returns the bytes that can be sent now.
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
        // Z_BUF_ERROR means that there was nothing left to do.
        guard status == Z_OK || status == Z_STREAM_END || status == Z_BUF_ERROR else { throw Failure() }
        compressed.writeBytes(output[..<(output.count - Int(stream.avail_out))])
      } while stream.avail_out == 0
    }
    return compressed
  }
}
