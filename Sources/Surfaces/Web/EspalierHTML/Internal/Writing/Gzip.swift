internal import CZlib

/// The compression of responses.
package enum Gzip {
  /// Returns true if compression makes content of a type smaller. This is the case for text in any format.
  package static func suits(_ contentType: String) -> Bool {
    let type = contentType.prefix { $0 != ";" }.filter { $0 != " " }.lowercased()
    return type.hasPrefix("text/") || ["json", "xml", "javascript"].contains(where: type.hasSuffix)
  }

  /// Returns the bytes in gzip format; nil if zlib fails. Level 1 is the fastest, 9 the smallest.
  package static func compress(_ bytes: [UInt8], level: Int32) -> [UInt8]? {
    var stream = z_stream()
    // 15 is the largest window; 16 more requests gzip's header instead of zlib's.
    guard
      deflateInit2_(
        &stream, level, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, zlibVersion(), Int32(MemoryLayout<z_stream>.size))
        == Z_OK
    else { return nil }
    defer { deflateEnd(&stream) }
    let bound = Int(deflateBound(&stream, UInt(bytes.count)))
    var input = bytes
    var isDone = false
    let output = [UInt8](unsafeUninitializedCapacity: bound) { output, count in
      input.withUnsafeMutableBufferPointer { input in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(bound)
        isDone = deflate(&stream, Z_FINISH) == Z_STREAM_END
        count = bound - Int(stream.avail_out)
      }
    }
    return isDone ? output : nil
  }
}
