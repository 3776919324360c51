/// White space and length of the texts that go into operations and messages.
enum TextTrimming {
  /// The text on one line: runs of white space become one space, control characters go, the ends are trimmed.
  static func tidy(_ text: some StringProtocol) -> String {
    var needsWork = false
    var previousIsSpace = true
    for byte in text.utf8 {
      // Bytes from 0xC2 on may begin a no-break space, a control character or a byte order mark.
      if byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xE2 || byte == 0xEF || byte == 0xE3 {
        needsWork = true
        break
      }
      let isSpace = byte == 0x20
      if isSpace && previousIsSpace {
        needsWork = true
        break
      }
      previousIsSpace = isSpace
    }
    if !needsWork && !previousIsSpace { return String(text) }
    var result = String.UnicodeScalarView()
    var pendingSpace = false
    for scalar in text.unicodeScalars {
      if scalar.properties.isWhitespace {
        pendingSpace = !result.isEmpty
      } else if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.value == 0xFEFF {
        continue
      } else {
        if pendingSpace { result.append(" ") }
        pendingSpace = false
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// The tidy text, cut with an ellipsis when it is longer than `limit` characters.
  static func shortened(_ text: String, to limit: Int) -> String {
    // A megabyte of text need not be tidied to show its beginning.
    let tidied = tidy(text.unicodeScalars.count > limit * 8 ? String(text.prefix(limit * 4)) : text)
    return tidied.count <= limit ? tidied : tidied.prefix(limit - 1) + "…"
  }
}
