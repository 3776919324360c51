/// Trims and shortens the texts that go into operations and messages.
enum TextTrimming {
  /// Returns the text on one line: runs of white space become one space, control characters are removed, the ends are
  /// trimmed.
  static func tidy(_ text: some StringProtocol) -> String {
    isTidy(text.utf8) ? String(text) : tidied(text.unicodeScalars)
  }

  /// Returns the text in these bytes, made tidy.
  static func tidy(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    return isTidy(bytes) ? text : tidied(text.unicodeScalars)
  }

  /// Returns true if a text is tidy as it stands, as far as can be told quickly.
  private static func isTidy(_ utf8: some Sequence<UInt8>) -> Bool {
    var previousIsSpace = true
    for byte in utf8 {
      // Bytes from 0xC2 on may begin a no-break space, a control character or a byte order mark.
      if byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xE2 || byte == 0xEF || byte == 0xE3 { return false }
      let isSpace = byte == 0x20
      if isSpace && previousIsSpace { return false }
      previousIsSpace = isSpace
    }
    return !previousIsSpace
  }

  private static func tidied(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var result = String.UnicodeScalarView()
    var pendingSpace = false
    for scalar in scalars {
      if isSpace(scalar) {
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

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x80
      ? scalar.value == 0x20 || (0x09...0x0D).contains(scalar.value) : scalar.properties.isWhitespace
  }

  /// Returns the tidy text, cut with an ellipsis when it is longer than `limit` characters.
  ///
  /// A character may have any number of marks upon it, so the text is cut at eight scalars a character as well.
  static func shortened(_ text: String, to limit: Int) -> String {
    let most = limit * 8
    // A megabyte of text need not be tidied to show its beginning.
    let isLong = text.utf8.count > most && text.unicodeScalars.dropFirst(most).first != nil
    let tidied = isLong ? tidied(text.unicodeScalars.prefix(most)) : tidy(text)
    if !isLong, tidied.utf8.count <= limit || tidied.count <= limit { return tidied }
    return tidied.count < limit ? tidied + "…" : tidied.prefix(limit - 1) + "…"
  }
}
