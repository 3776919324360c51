/// A writer of JSON as bytes, in a form that is also valid inside a script element.
package struct JSONWriter: Sendable {
  package var bytes: [UInt8] = []

  package init() {}

  /// Writes a text that is known to be JSON.
  package mutating func raw(_ json: String) { bytes.append(contentsOf: json.utf8) }

  /// Writes a number.
  package mutating func number(_ number: Int) { bytes.append(decimal: number) }

  /// Writes a text in quotation marks.
  package mutating func string(_ text: String) {
    bytes.append(0x22)
    text.withBytes { source in
      var start = 0
      while start < source.count {
        let mark = ByteScan.json(in: source, from: start)
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: source[start..<mark]))
        guard mark < source.count else { break }
        start = mark + escape(source, at: mark)
      }
    }
    bytes.append(0x22)
  }

  /// Writes the escape sequence for the byte at an index, and returns the number of bytes that the sequence replaces.
  private mutating func escape(_ source: UnsafeBufferPointer<UInt8>, at mark: Int) -> Int {
    let byte = source[mark]
    switch byte {
    case 0x22: raw("\\\"")
    case 0x5C: raw("\\\\")
    case 0x0A: raw("\\n")
    case 0x0D: raw("\\r")
    case 0x09: raw("\\t")
    case 0xE2:
      guard mark + 2 < source.count, source[mark + 1] == 0x80, source[mark + 2] & 0xFE == 0xA8 else {
        bytes.append(byte)
        return 1
      }
      raw(source[mark + 2] == 0xA8 ? "\\u2028" : "\\u2029")
      return 3
    default:
      let digits: [UInt8] = Array("0123456789abcdef".utf8)
      raw("\\u00")
      bytes.append(digits[Int(byte >> 4)])
      bytes.append(digits[Int(byte & 15)])
    }
    return 1
  }

  /// Writes the value of a slot.
  package mutating func value(_ value: HTMLValue) {
    switch value {
    case .none: raw("null")
    case .text(let text): string(text)
    case .flag(let flag): raw(flag ? "true" : "false")
    // In an array, so that the script can tell it from a text.
    case .rich(let text):
      raw("[")
      string(text.html)
      raw("]")
    }
  }
}
