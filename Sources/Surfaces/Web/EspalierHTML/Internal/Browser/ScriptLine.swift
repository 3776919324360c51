/// The shortening of a script's lines before the script is served.
enum ScriptLine {
  private static let marks = Set("=><?:&|+-*/,;(){}[]!".utf8)
  private static let quotes = Set("\"'`".utf8)
  private static let constant = Array("const".utf8)

  /// Returns the line without the blanks that only human readers need: those beside a symbol, outside of texts. It also
  /// replaces `const` with the shorter `let`.
  ///
  /// A text is on one line and contains no other text, and no regular expression contains a quotation mark.
  static func served(_ line: some Collection<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var quote: UInt8?
    var isEscaped = false
    var hasBlank = false
    for byte in line {
      if let open = quote {
        result.append(byte)
        if byte == open, !isEscaped { quote = nil }
        isEscaped = byte == 0x5C && !isEscaped
        continue
      }
      if byte == 0x20 {
        hasBlank = true
        shortenConstant(at: &result)
        continue
      }
      if hasBlank, let last = result.last {
        // Two consecutive operators would be another operator.
        let isOperator = last == byte && (byte == 0x2B || byte == 0x2D)
        if isOperator || !(marks.contains(last) || marks.contains(byte)) { result.append(0x20) }
      }
      hasBlank = false
      result.append(byte)
      if quotes.contains(byte) { quote = byte }
    }
    return result
  }

  private static func shortenConstant(at end: inout [UInt8]) {
    let start = end.count - constant.count
    guard start >= 0, end[start...].elementsEqual(constant), start == 0 || marks.contains(end[start - 1]) else {
      return
    }
    end.replaceSubrange(start..., with: "let".utf8)
  }
}
