/// A scanner that finds the end of a bracketed block in Swift source, past brackets in texts and comments.
struct SourceScanner {
  private let source: [Character]
  private var position = 0

  init(_ source: String) { self.source = Array(source) }

  /// Returns the text between the next opening bracket and the one that closes it; the scanner moves past the block.
  mutating func block(_ open: Character, _ close: Character) -> String? {
    while position < source.count, source[position] != open { step() }
    guard position < source.count else { return nil }
    let start = position + 1
    var depth = 0
    while position < source.count {
      if source[position] == open { depth += 1 }
      if source[position] == close { depth -= 1 }
      if depth == 0 {
        defer { position += 1 }
        return String(source[start..<position])
      }
      step()
    }
    return nil
  }

  /// Returns the body of the closure that follows a call, with or without a label before it.
  mutating func trailingClosure() -> String? {
    var next = position
    while next < source.count, source[next].isWhitespace { next += 1 }
    let label = next
    while next < source.count, source[next].isLetter { next += 1 }
    if next > label {
      guard next < source.count, source[next] == ":" else { return nil }
      next += 1
      while next < source.count, source[next] == " " { next += 1 }
    }
    guard next < source.count, source[next] == "{" else { return nil }
    position = next
    return block("{", "}")
  }

  /// Goes on by one character, or past a whole text or comment.
  private mutating func step() {
    if starts(with: "//") {
      while position < source.count, source[position] != "\n" { position += 1 }
    } else if starts(with: "\"\"\"") {
      position += 3
      while position < source.count, !starts(with: "\"\"\"") { position += source[position] == "\\" ? 2 : 1 }
      position += 3
    } else if source[position] == "\"" {
      skipText()
    } else {
      position += 1
    }
  }

  /// Skips a text on one line; an interpolation in it may hold texts itself.
  private mutating func skipText() {
    position += 1
    while position < source.count, source[position] != "\"" {
      if starts(with: "\\(") {
        position += 1
        _ = block("(", ")")
      } else {
        position += source[position] == "\\" ? 2 : 1
      }
    }
    position += 1
  }

  private func starts(with text: String) -> Bool {
    source[min(position, source.count)...].starts(with: text)
  }
}
