internal import CZlib

/// A decompressor of messages. It stops as soon as a message exceeds the allowed size.
enum MessageInflater {
  enum Failure: Error { case tooLarge, malformed }

  /// Returns the bytes of a message.
  /// - Throws: ``Failure``.
  static func inflate(_ bytes: some Collection<UInt8>, maximum: Int) throws(Failure) -> [UInt8] {
    var stream = z_stream()
    guard inflateInit2_(&stream, -15, zlibVersion(), Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
      throw .malformed
    }
    defer { inflateEnd(&stream) }
    var input = Array(bytes) + [0, 0, 0xFF, 0xFF]
    var result: [UInt8] = []
    var failure: Failure?
    input.withUnsafeMutableBufferPointer { input in
      stream.next_in = input.baseAddress
      stream.avail_in = UInt32(input.count)
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 16_384) { piece in
        while failure == nil {
          stream.next_out = piece.baseAddress
          stream.avail_out = UInt32(piece.count)
          let status = CZlib.inflate(&stream, Z_SYNC_FLUSH)
          let count = piece.count - Int(stream.avail_out)
          guard result.count + count <= maximum else { return failure = .tooLarge }
          result.append(contentsOf: piece[..<count])
          switch status {
          case Z_OK where stream.avail_in > 0 || stream.avail_out == 0: continue
          // All input is consumed.
          case Z_OK, Z_BUF_ERROR: return
          // A message may end its own stream; any bytes after that are an error.
          case Z_STREAM_END where stream.avail_in <= 4: return
          default: failure = .malformed
          }
        }
      }
    }
    if let failure { throw failure }
    return result
  }
}
