/// A parser of a frame from the browser, from left to right: one JSON array of whole numbers, texts and flags, whose
/// last value may be the content of a form.
///
/// The parser is strict: it refuses text that is not JSON, is nested deeper or continues after its end, and numbers
/// beyond those that a browser counts exactly (2^53). It reads each byte once; the number of bytes is limited before a
/// frame arrives here. Only texts are allocated.
struct FrameReader {
  /// The error of a text that is not a frame.
  struct Malformed: Error {}

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  /// True once the array has been closed.
  private(set) var isAtEnd = false

  /// Runs `body` with a reader of a text; returns nil if the text is not a frame or `body` does not read it to its end.
  static func read<Value>(_ text: String, _ body: (inout FrameReader) throws -> Value) -> Value? {
    var text = text
    // The memory is valid within the closure, and no reference to it leaves the closure.
    return text.withUTF8 { bytes in
      do {
        var reader = FrameReader(bytes: bytes)
        try reader.open()
        let value = try body(&reader)
        return reader.isAtEnd && reader.index == bytes.count ? value : nil
      } catch {
        return nil
      }
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  // MARK: Values

  /// Returns a whole number, written without a fraction, an exponent or leading zeros.
  mutating func number() throws(Malformed) -> Int {
    let isNegative = peek == 0x2D
    if isNegative { index += 1 }
    let start = index
    var value = 0
    while let digit = peek, (0x30...0x39).contains(digit) {
      // 2^53 has 16 digits, and those fit.
      guard index - start < 16 else { throw Malformed() }
      value = value * 10 + Int(digit - 0x30)
      index += 1
    }
    guard index > start, bytes[start] != 0x30 || index == start + 1, value <= 1 << 53 else { throw Malformed() }
    try separate()
    return isNegative ? -value : value
  }

  /// Returns a text.
  mutating func text() throws(Malformed) -> String {
    try expect(0x22)
    let start = index
    while let byte = peek, byte != 0x22 && byte != 0x5C && byte >= 0x20 { index += 1 }
    // Most texts have no escapes.
    let text =
      if peek == 0x22 {
        String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<index]), as: UTF8.self)
      } else {
        try unescaped(from: start)
      }
    try expect(0x22)
    try separate()
    return text
  }

  /// Returns the next value if it is a text or a flag. If the next value is null, a number or the content of a form, it
  /// is skipped, and the text and the flag are nil.
  ///
  /// The content of a form is an object of texts and of arrays of texts.
  mutating func value() throws(Malformed) -> (text: String?, flag: Bool?) {
    switch peek {
    case 0x22: return (try text(), nil)
    case 0x74: return (nil, try word("true", is: true))
    case 0x66: return (nil, try word("false", is: false))
    case 0x6E: return (nil, try word("null", is: nil))
    case 0x7B:
      try passForm()
      try separate()
      return (nil, nil)
    default:
      _ = try number()
      return (nil, nil)
    }
  }

  /// Returns the fields of a form by their keys; nil for null. Each field has three texts.
  mutating func fields() throws(Malformed) -> [String: PageJoin.Field]? {
    if peek == 0x6E {
      _ = try word("null", is: nil)
      return nil
    }
    var fields: [String: PageJoin.Field] = [:]
    try passList(from: 0x7B, to: 0x7D) { reader throws(Malformed) in
      let key = try reader.plainText()
      reader.skipBlanks()
      try reader.expect(0x3A)
      reader.skipBlanks()
      var texts: [String] = []
      try reader.passList(from: 0x5B, to: 0x5D) { inner throws(Malformed) in texts.append(try inner.plainText()) }
      guard texts.count == 3 else { throw Malformed() }
      fields[key] = PageJoin.Field(value: texts[0], before: texts[1], known: texts[2])
    }
    try separate()
    return fields
  }

  private mutating func passForm() throws(Malformed) {
    try passList(from: 0x7B, to: 0x7D) { reader throws(Malformed) in
      try reader.passText()
      reader.skipBlanks()
      try reader.expect(0x3A)
      reader.skipBlanks()
      if reader.peek == 0x5B {
        try reader.passList(from: 0x5B, to: 0x5D) { inner throws(Malformed) in try inner.passText() }
      } else {
        try reader.passText()
      }
    }
  }

  private mutating func passList(
    from opening: UInt8, to closing: UInt8, _ passItem: (inout FrameReader) throws(Malformed) -> Void
  ) throws(Malformed) {
    try expect(opening)
    skipBlanks()
    if peek != closing {
      try passItem(&self)
      skipBlanks()
      while peek == 0x2C {
        index += 1
        skipBlanks()
        try passItem(&self)
        skipBlanks()
      }
    }
    try expect(closing)
  }

  private mutating func passText() throws(Malformed) { _ = try plainText() }

  /// Returns a text without the separator after it.
  private mutating func plainText() throws(Malformed) -> String {
    try expect(0x22)
    let text = try unescaped(from: index)
    try expect(0x22)
    return text
  }

  private mutating func word(_ word: StaticString, is value: Bool?) throws(Malformed) -> Bool? {
    for offset in 0..<word.utf8CodeUnitCount { try expect(word.utf8Start[offset]) }
    try separate()
    return value
  }

  // MARK: Characters

  private mutating func unescaped(from start: Int) throws(Malformed) -> String {
    var result = Array(bytes[start..<index])
    while let byte = peek, byte != 0x22 {
      guard byte >= 0x20 else { throw Malformed() }
      index += 1
      if byte == 0x5C { try appendEscape(to: &result) } else { result.append(byte) }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private mutating func appendEscape(to result: inout [UInt8]) throws(Malformed) {
    guard let byte = peek else { throw Malformed() }
    index += 1
    switch byte {
    case 0x22, 0x5C, 0x2F: result.append(byte)
    case 0x62: result.append(0x08)
    case 0x66: result.append(0x0C)
    case 0x6E: result.append(0x0A)
    case 0x72: result.append(0x0D)
    case 0x74: result.append(0x09)
    case 0x75:
      // A lone surrogate, which a browser may produce by cutting a text, is read as the replacement character.
      result.append(contentsOf: String(Unicode.Scalar(try codePoint()) ?? "\u{FFFD}").utf8)
    default: throw Malformed()
    }
  }

  private mutating func codePoint() throws(Malformed) -> UInt32 {
    let code = try codeUnit()
    guard (0xD800...0xDBFF).contains(code), peek == 0x5C, index + 1 < bytes.count, bytes[index + 1] == 0x75 else {
      return code
    }
    let end = index
    index += 2
    let low = try codeUnit()
    guard (0xDC00...0xDFFF).contains(low) else {
      index = end
      return code
    }
    return 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
  }

  private mutating func codeUnit() throws(Malformed) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek else { throw Malformed() }
      index += 1
      switch byte {
      case 0x30...0x39: code = code << 4 | UInt32(byte - 0x30)
      case 0x41...0x46, 0x61...0x66: code = code << 4 | UInt32((byte | 0x20) - 0x61 + 10)
      default: throw Malformed()
      }
    }
    return code
  }

  // MARK: Structure

  /// The next byte; nil after the end of the array.
  private var peek: UInt8? { index < bytes.count && !isAtEnd ? bytes[index] : nil }

  private mutating func expect(_ byte: UInt8) throws(Malformed) {
    guard peek == byte else { throw Malformed() }
    index += 1
  }

  private mutating func skipBlanks() {
    while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { index += 1 }
  }

  private mutating func open() throws(Malformed) {
    skipBlanks()
    try expect(0x5B)
    skipBlanks()
  }

  /// Reads the separator after a value: a comma before the next one, or the end of the array.
  private mutating func separate() throws(Malformed) {
    skipBlanks()
    if peek == 0x2C {
      index += 1
      skipBlanks()
    } else {
      try expect(0x5D)
      skipBlanks()
      // After this point there is nothing to read.
      isAtEnd = true
    }
  }
}
