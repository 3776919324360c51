/// The escaping of bytes as a percent sign and two hexadecimal digits (RFC 3986).
package enum PercentCoding {
  /// A set of ASCII characters that are not escaped, with one bit for each character.
  package struct Plain: Sendable {
    @usableFromInline let low: UInt64
    @usableFromInline let high: UInt64

    /// Creates the set of letters, digits and the given marks.
    @inlinable package init(marks: StaticString) {
      // The letters and digits, at 0 to 63 and at 64 to 127.
      var (low, high): (UInt64, UInt64) = (0x03FF_0000_0000_0000, 0x07FF_FFFE_07FF_FFFE)
      for place in 0..<marks.utf8CodeUnitCount {
        let byte = marks.utf8Start[place]
        if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte & 63) }
      }
      (self.low, self.high) = (low, high)
    }

    /// The unreserved characters of RFC 3986: letters, digits, and four marks.
    package static let unreserved = Plain(marks: "-._~")

    @inlinable func contains(_ byte: UInt8) -> Bool {
      byte < 64 ? low & (1 << UInt64(byte)) != 0 : byte < 128 && high & (1 << UInt64(byte & 63)) != 0
    }
  }

  /// Returns a text in which all characters except the plain ones are escaped.
  ///
  /// Most texts contain only plain characters: the check for others is inlined at the call.
  @inlinable package static func encode(_ text: String, keeping plain: Plain = .unreserved) -> String {
    var isPlain = true
    for byte in text.utf8 where !plain.contains(byte) {
      isPlain = false
      break
    }
    return isPlain ? text : escape(text, keeping: plain)
  }

  @usableFromInline static func escape(_ text: String, keeping plain: Plain) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count * 3)
    for byte in text.utf8 {
      if plain.contains(byte) { bytes.append(byte) } else { append(byte, to: &bytes) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns a text in the format of a form field, in which a space is a plus sign.
  package static func encodeForm(_ text: String) -> String { encode(text).replacing("%20", with: "+") }

  /// Returns a text in which all non-ASCII characters are escaped, as in a header field.
  package static func encodeBeyondASCII(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if byte < 0x80 { bytes.append(byte) } else { append(byte, to: &bytes) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the decoded bytes of a text; nil when one of its escapes is invalid.
  ///
  /// - Parameter plusIsBlank: True for the text of a form or a query, in which a plus sign is a space.
  package static func decode(_ text: some Sequence<UInt8>, plusIsBlank: Bool = false) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.underestimatedCount)
    var rest = text.makeIterator()
    while let byte = rest.next() {
      switch byte {
      case UInt8(ascii: "%"):
        guard let high = rest.next().flatMap(digit), let low = rest.next().flatMap(digit) else { return nil }
        bytes.append(high << 4 | low)
      case UInt8(ascii: "+") where plusIsBlank: bytes.append(UInt8(ascii: " "))
      default: bytes.append(byte)
      }
    }
    return bytes
  }

  /// Returns the decoded text, in which an invalid escape stays as it is.
  package static func decodeLeniently(_ text: some StringProtocol) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let high = rest.first.flatMap(digit),
        let low = rest.dropFirst().first.flatMap(digit)
      {
        bytes.append(high << 4 | low)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func append(_ byte: UInt8, to bytes: inout [UInt8]) {
    bytes += [UInt8(ascii: "%"), character(byte >> 4), character(byte & 15)]
  }

  private static func character(_ digit: UInt8) -> UInt8 {
    digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
