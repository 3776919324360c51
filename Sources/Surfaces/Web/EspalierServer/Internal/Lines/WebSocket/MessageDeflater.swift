internal import CZlib
internal import Synchronization

/// A compressor of independent messages. Its state takes about 268 KB, so a few compressors are created and reused.
final class MessageDeflater {
  private var stream = z_stream()

  private static let idle = Mutex<[Idle]>([])
  private static let maximumIdle = 8

  /// The compression level. It is a fast one, whose result is only a few percent larger than the smallest.
  private static let level: Int32 = 5

  /// A compressor that is not in use.
  // Safe: a deflater is in the list or with the one thread that took it out, never both.
  private struct Idle: @unchecked Sendable { let deflater: MessageDeflater }

  private init?() {
    // A negative window means no header.
    guard
      deflateInit2_(
        &stream, Self.level, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY, zlibVersion(), Int32(MemoryLayout<z_stream>.size))
        == Z_OK
    else { return nil }
  }

  deinit { deflateEnd(&stream) }

  /// Returns the compressed message; nil if it would not be smaller.
  static func compress(_ text: String) -> [UInt8]? {
    guard let deflater = idle.withLock({ $0.popLast()?.deflater }) ?? MessageDeflater() else { return nil }
    var text = text
    let result = text.withUTF8 { deflater.compress($0) }
    let returned = Idle(deflater: deflater)
    idle.withLock { if $0.count < maximumIdle { $0.append(returned) } }
    return result
  }

  private func compress(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    defer { deflateReset(&stream) }
    // A result of the same size is useless.
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count) { output -> [UInt8]? in
      // zlib only reads there.
      stream.next_in = UnsafeMutablePointer(mutating: bytes.baseAddress)
      stream.avail_in = UInt32(bytes.count)
      stream.next_out = output.baseAddress
      stream.avail_out = UInt32(output.count)
      guard deflate(&stream, Z_SYNC_FLUSH) == Z_OK, stream.avail_out > 0 else { return nil }
      // The end of each flush, 00 00 FF FF, is omitted.
      return Array(output[..<(output.count - Int(stream.avail_out) - 4)])
    }
  }
}
