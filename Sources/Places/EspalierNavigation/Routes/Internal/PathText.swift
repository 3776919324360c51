internal import EspalierBase

/// Text within a path, in which letters, digits and `-._~@:,` stand as they are.
package enum PathText {
  private static let plain = PercentCoding.Plain(marks: "-._~@:,")

  package static func encode(_ text: String) -> String { PercentCoding.encode(text, keeping: plain) }

  /// The text, or nil when it is not well formed or not UTF-8, or hides a control character.
  static func decode(_ text: Substring, plusIsBlank: Bool = false) -> String? {
    guard let bytes = PercentCoding.decode(text.utf8, plusIsBlank: plusIsBlank),
      !bytes.contains(where: { $0 < 0x20 || $0 == 0x7F })
    else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }
}
