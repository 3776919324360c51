/// Writes HTML as bytes. Whatever comes from outside goes through ``escaped(_:)``.
struct HTMLWriter: Sendable {
  private(set) var bytes: [UInt8] = []

  /// What was written, as text.
  var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes what is known to be HTML.
  mutating func raw(_ html: String) { bytes.append(contentsOf: html.utf8) }

  /// Writes what is known to be HTML.
  mutating func raw(_ html: [UInt8]) { bytes.append(contentsOf: html) }

  /// Writes what is known to be HTML.
  mutating func raw(_ html: ArraySlice<UInt8>) { bytes.append(contentsOf: html) }

  /// Writes a number.
  mutating func number(_ number: Int) {
    guard number >= 0 && number < 10 else { return bytes.append(contentsOf: String(number).utf8) }
    bytes.append(0x30 + UInt8(truncatingIfNeeded: number))
  }

  /// Writes a text so that it stands for itself between tags and in a quoted attribute.
  mutating func escaped(_ text: String) {
    text.withBytes { source in
      var start = 0
      while start < source.count {
        let mark = ByteScan.markup(in: source, from: start)
        bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: source[start..<mark]))
        guard mark < source.count else { return }
        switch source[mark] {
        case 0x26: raw("&amp;")
        case 0x3C: raw("&lt;")
        case 0x3E: raw("&gt;")
        case 0x22: raw("&quot;")
        default: raw("&#39;")
        }
        start = mark + 1
      }
    }
  }
}
