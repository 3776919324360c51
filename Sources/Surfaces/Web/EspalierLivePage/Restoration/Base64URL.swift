internal import Foundation

/// An encoding of bytes as text that is valid in a cookie, a header and an address.
package enum Base64URL {
  package static func encode(_ bytes: some Sequence<UInt8>) -> String {
    var text = Data(bytes).base64EncodedString()
    text.removeAll { $0 == "=" }
    return String(text.map { $0 == "+" ? "-" : $0 == "/" ? "_" : $0 })
  }

  /// Returns the bytes of a text. Returns nil unless the text has exactly the form that ``encode(_:)`` writes.
  package static func decode(_ text: some StringProtocol) -> [UInt8]? {
    var standard = ""
    for character in text.utf8 {
      switch character {
      case UInt8(ascii: "-"): standard.append("+")
      case UInt8(ascii: "_"): standard.append("/")
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "A")...UInt8(ascii: "Z"):
        standard.unicodeScalars.append(Unicode.Scalar(character))
      default: return nil
      }
    }
    while standard.utf8.count % 4 != 0 { standard.append("=") }
    // The last character may have unused bits, and a signature has one spelling.
    guard let bytes = Data(base64Encoded: standard), bytes.base64EncodedString() == standard else { return nil }
    return Array(bytes)
  }

  /// Returns a new text of `count` random bytes that cannot be guessed.
  package static func random(bytes count: Int) -> String {
    var generator = SystemRandomNumberGenerator()
    return encode((0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
  }
}
