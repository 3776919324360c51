/// A writer of HTML as bytes. Every text from outside must be written with ``escaped(_:)``.
package struct HTMLWriter: Sendable {
  package private(set) var bytes: [UInt8] = []
  /// The distinct declarations of single elements, in the order in which they were written.
  package private(set) var declarations: [String] = []
  private var known: Set<String> = []
  /// True if declarations are written at their elements, in HTML that no content security policy covers.
  package var hasStyleAttributes = false

  package init() {}

  /// The written HTML, as text.
  package var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes a text that is known to be HTML.
  package mutating func raw(_ html: String) { bytes.append(contentsOf: html.utf8) }

  /// Writes a part of bytes that are known to be HTML.
  package mutating func raw(_ html: [UInt8], from start: Int, to end: Int) {
    html.withUnsafeBufferPointer { bytes.append(contentsOf: UnsafeBufferPointer(rebasing: $0[start..<end])) }
  }

  /// Records the style declarations of an element, for the head of the page.
  package mutating func declare(_ text: String) {
    if known.insert(text).inserted { declarations.append(text) }
  }

  /// Writes a number.
  package mutating func number(_ number: Int) { bytes.append(decimal: number) }

  /// Writes a text, escaped for use between tags and in a quoted attribute.
  package mutating func escaped(_ text: String) {
    text.withBytes { source in
      var start = 0
      while start < source.count {
        let mark = ByteScan.markup(in: source, from: start)
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: source[start..<mark]))
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
