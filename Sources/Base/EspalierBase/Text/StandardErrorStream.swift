#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The standard error stream of the program. It receives messages that are not part of the program's result, and faults
/// that have no other receiver.
package enum StandardErrorStream {
  /// Writes a whole line, so that lines of several threads do not mix.
  @Sendable package static func write(_ line: String) {
    var text = line + "\n"
    text.withUTF8 { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let written = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: rest)).withMemoryRebound(to: UInt8.self) {
          send($0)
        }
        // There is no other stream to report that this one failed.
        guard written > 0 else { return }
        rest = rest.dropFirst(written)
      }
    }
  }

  private static func send(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    #if canImport(Glibc)
      Glibc.write(2, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(2, bytes.baseAddress, bytes.count)
    #elseif canImport(Darwin)
      Darwin.write(2, bytes.baseAddress, bytes.count)
    #else
      0
    #endif
  }
}
