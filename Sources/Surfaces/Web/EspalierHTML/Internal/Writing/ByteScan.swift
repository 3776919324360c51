/// A search for bytes that must be escaped, eight at a time.
///
/// Text is mostly plain, so the speed of skipping plain text matters most. A word is tested with the known trick that
/// `(word - 0x01…) & ~word & 0x80…` is not zero exactly when one of its bytes is zero; a byte becomes zero by comparing
/// it with `^`.
enum ByteScan {
  /// Returns the index of the next `&`, `<`, `>`, `"` or `'`; `bytes.count` if there is none.
  static func markup(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    scan(bytes, from: start) { word in
      // & and ' differ in their lowest bit, < and > in the one above it.
      zeroes((word | repeated(0x01)) ^ repeated(0x27)) | zeroes((word | repeated(0x02)) ^ repeated(0x3E))
        | zeroes(word ^ repeated(0x22))
    } isMarked: {
      $0 == 0x26 || $0 == 0x3C || $0 == 0x3E || $0 == 0x22 || $0 == 0x27
    }
  }

  /// Returns the index of the next byte that JSON or a script element cannot contain; `bytes.count` if there is none.
  ///
  /// These are control characters, `"`, `\`, `<`, and the first byte of U+2028 and U+2029.
  static func json(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    scan(bytes, from: start) { word in
      zeroes(word & repeated(0xE0)) | zeroes(word ^ repeated(0x22)) | zeroes(word ^ repeated(0x5C))
        | zeroes(word ^ repeated(0x3C)) | zeroes(word ^ repeated(0xE2))
    } isMarked: {
      $0 < 0x20 || $0 == 0x22 || $0 == 0x5C || $0 == 0x3C || $0 == 0xE2
    }
  }

  @inline(__always)
  private static func scan(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, marks: (UInt64) -> UInt64, isMarked: (UInt8) -> Bool
  ) -> Int {
    var index = start
    let raw = UnsafeRawBufferPointer(bytes)
    while index + 8 <= raw.count && marks(raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)) == 0 {
      index += 8
    }
    while index < bytes.count && !isMarked(bytes[index]) { index += 1 }
    return index
  }

  @inline(__always)
  private static func repeated(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }

  @inline(__always)
  private static func zeroes(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }
}

extension String {
  /// Runs `body` with the bytes of the text, without a copy. A text that is not contiguous in memory is copied first.
  @inline(__always)
  func withBytes(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    if utf8.withContiguousStorageIfAvailable(body) == nil { Array(utf8).withUnsafeBufferPointer(body) }
  }
}

extension [UInt8] {
  /// Appends a number in decimal digits.
  mutating func append(decimal number: Int) {
    guard number >= 10 else {
      if number >= 0 { append(0x30 + UInt8(truncatingIfNeeded: number)) } else { append(contentsOf: "\(number)".utf8) }
      return
    }
    append(decimal: number / 10)
    append(0x30 + UInt8(truncatingIfNeeded: number % 10))
  }
}
