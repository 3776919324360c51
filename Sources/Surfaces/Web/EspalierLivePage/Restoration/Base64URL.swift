internal import Foundation

/// Bytes as text that may stand in a cookie, a header and an address.
package enum Base64URL {
  package static func encode(_ bytes: some Sequence<UInt8>) -> String {
    var text = Data(bytes).base64EncodedString()
    text.removeAll { $0 == "=" }
    return String(text.map { $0 == "+" ? "-" : $0 == "/" ? "_" : $0 })
  }

  /// The bytes that a text stands for; nil unless it is exactly how ``encode(_:)`` writes them.
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
    // The last character may have bits that stand for nothing, and a signature has one spelling.
    guard let bytes = Data(base64Encoded: standard), bytes.base64EncodedString() == standard else { return nil }
    return Array(bytes)
  }

  /// New text out of `count` random bytes that nobody can guess.
  package static func random(bytes count: Int) -> String {
    var generator = SystemRandomNumberGenerator()
    return encode((0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
  }
}
