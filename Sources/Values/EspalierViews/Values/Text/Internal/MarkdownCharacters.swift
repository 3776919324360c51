/// The characters that have a meaning in Markdown, and the destinations of links.
enum MarkdownCharacters {
  static func isASCIIPunctuation(_ character: Character) -> Bool {
    guard let value = character.asciiValue else { return false }
    return (0x21...0x2F).contains(value) || (0x3A...0x40).contains(value) || (0x5B...0x60).contains(value)
      || (0x7B...0x7E).contains(value)
  }

  /// Returns true for the punctuation and the symbols of Unicode.
  static func isPunctuation(_ character: Character) -> Bool {
    isASCIIPunctuation(character) || character.isPunctuation || character.isSymbol
  }

  /// Reads the destination of a link in parentheses, with or without a title. Returns the address and the position after
  /// the parenthesis; nil if there is no destination.
  static func destination(in text: [Character], at start: Int) -> (address: String, end: Int)? {
    var position = start
    func skipBlanks() { while position < text.count && text[position].isWhitespace { position += 1 } }
    guard position < text.count, text[position] == "(" else { return nil }
    position += 1
    skipBlanks()
    guard let address = address(in: text, at: &position) else { return nil }
    let end = position
    skipBlanks()
    if position > end, position < text.count, let mark = ["\"": "\"", "'": "'", "(": ")"][text[position]] as Character?
    {
      // A title has no view to stand in.
      position += 1
      while position < text.count && text[position] != mark {
        guard mark != ")" || text[position] != "(" else { return nil }
        position += text[position] == "\\" ? 2 : 1
      }
      guard position < text.count else { return nil }
      position += 1
      skipBlanks()
    }
    guard position < text.count, text[position] == ")" else { return nil }
    return (address, position + 1)
  }

  private static func address(in text: [Character], at position: inout Int) -> String? {
    var address = ""
    let isBracketed = position < text.count && text[position] == "<"
    if isBracketed { position += 1 }
    var depth = 0
    while position < text.count {
      let character = text[position]
      if character == "\\", position + 1 < text.count, isASCIIPunctuation(text[position + 1]) {
        address.append(text[position + 1])
        position += 2
        continue
      }
      if isBracketed {
        if character == ">" {
          position += 1
          return address
        }
        guard character != "<", !character.isNewline else { return nil }
      } else {
        if character.isWhitespace { break }
        // As many parentheses as other readers take. A text of nothing but beginnings of links is then read in a time that
        // follows its length.
        if character == "(" { depth += 1 }
        guard depth <= 32 else { return nil }
        if character == ")" {
          guard depth > 0 else { break }
          depth -= 1
        }
      }
      address.append(character)
      position += 1
    }
    return isBracketed || depth != 0 ? nil : address
  }
}
