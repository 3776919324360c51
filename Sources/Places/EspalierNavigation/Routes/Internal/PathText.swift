internal import EspalierBase

/// The encoding of text within a path. Letters, digits and `-._~@:,` are not encoded.
package enum PathText {
  private static let plain = PercentCoding.Plain(marks: "-._~@:,")

  package static func encode(_ text: String) -> String { PercentCoding.encode(text, keeping: plain) }

  /// Returns the decoded text, or nil if it is malformed, not UTF-8, or contains an encoded control character.
  ///
  /// Most texts need no decoding. That is checked here, because the decoder in another module is not specialized.
  static func decode(_ text: Substring, plusIsBlank: Bool = false) -> String? {
    var isPlain = true
    for byte in text.utf8 {
      if isControl(byte) { return nil }
      if byte == UInt8(ascii: "%") || plusIsBlank && byte == UInt8(ascii: "+") { isPlain = false }
    }
    if isPlain { return String(text) }
    guard let bytes = PercentCoding.decode(text.utf8, plusIsBlank: plusIsBlank), !bytes.contains(where: isControl)
    else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func isControl(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x7F }
}
