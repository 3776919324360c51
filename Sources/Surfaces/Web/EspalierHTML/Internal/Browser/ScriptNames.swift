/// The shortening of the names that a script gives to its own functions and variables.
///
/// Only names that are plain everywhere are shortened: not one that is a property, a key, a part of a text or of a
/// regular expression somewhere, or that is alone between commas, where it may also be the name of a property.
struct ScriptNames {
  /// A word of the script, and the characters beside it.
  private struct Word {
    let range: Range<Int>
    let text: [UInt8]
    let isPlain: Bool
  }

  private static let quotes = Set("\"'`".utf8)
  private static let declarations = [Array("let".utf8), Array("const".utf8)]
  /// The characters beside a word that show that the word is in a regular expression: an anchor, a backslash, or the
  /// delimiter of the expression.
  private static let patternMarks = Set("^$/\\".utf8)

  /// Returns the script with its own names replaced by the shortest names that do not occur in it.
  ///
  /// - Parameter script: A script without comments, as ``ScriptLine`` returns it, whose parts are declared at the
  ///   beginning of a statement.
  static func shortened(_ script: [UInt8]) -> [UInt8] {
    let words = words(of: script)
    var counts: [[UInt8]: Int] = [:]
    var refused: Set<[UInt8]> = []
    var declared: Set<[UInt8]> = []
    var before: Word?
    for word in words {
      counts[word.text, default: 0] += 1
      if !word.isPlain { refused.insert(word.text) }
      if let before, declarations.contains(before.text), before.range.upperBound + 1 == word.range.lowerBound {
        declared.insert(word.text)
      }
      before = word
    }
    let names = declared.subtracting(refused).filter { $0.count > 3 }
      .sorted { one, other in
        let (left, right) = (counts[one] ?? 0, counts[other] ?? 0)
        return left == right ? one.lexicographicallyPrecedes(other) : left > right
      }
    var free = shortNames.lazy.filter { counts[$0] == nil }.makeIterator()
    var short: [[UInt8]: [UInt8]] = [:]
    for name in names { short[name] = free.next() }
    var result: [UInt8] = []
    result.reserveCapacity(script.count)
    var end = 0
    for word in words {
      guard let name = short[word.text] else { continue }
      result += script[end..<word.range.lowerBound]
      result += name
      end = word.range.upperBound
    }
    return result + script[end...]
  }

  /// The short names: `A` to `Z`, then `Aa` to `Zz`. Words of the language are longer, or begin differently.
  private static var shortNames: [[UInt8]] {
    let capitals = Array(UInt8(ascii: "A")...UInt8(ascii: "Z"))
    return capitals.map { [$0] }
      + capitals.flatMap { first in (UInt8(ascii: "a")...UInt8(ascii: "z")).map { [first, $0] } }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: false
    }
  }

  private static func words(of script: [UInt8]) -> [Word] {
    var words: [Word] = []
    var quote: UInt8?
    var isEscaped = false
    var at = 0
    while at < script.count {
      let byte = script[at]
      guard isLetter(byte) else {
        if let open = quote {
          if byte == open, !isEscaped { quote = nil }
          isEscaped = byte == 0x5C && !isEscaped
        } else if quotes.contains(byte) {
          quote = byte
        }
        at += 1
        continue
      }
      let start = at
      while at < script.count, isLetter(script[at]) { at += 1 }
      isEscaped = false
      let isPlain = quote == nil && isPlain(start..<at, in: script)
      words.append(Word(range: start..<at, text: Array(script[start..<at]), isPlain: isPlain))
    }
    return words
  }

  /// True if a word can only be the name of one of the script's functions or variables. The word must be outside of
  /// string literals.
  private static func isPlain(_ range: Range<Int>, in script: [UInt8]) -> Bool {
    func byte(_ index: Int) -> UInt8 { script.indices.contains(index) ? script[index] : 0x0A }
    let (first, second) = (byte(range.lowerBound - 1), byte(range.lowerBound - 2))
    let (next, afterNext) = (byte(range.upperBound), byte(range.upperBound + 1))
    let bar = UInt8(ascii: "|")
    // Three dots spread a value; one dot precedes a property.
    if first == UInt8(ascii: "."), second != UInt8(ascii: ".") { return false }
    if next == UInt8(ascii: ":") || patternMarks.contains(first) || patternMarks.contains(next) { return false }
    if first == bar, second != bar { return false }
    if next == bar, afterNext != bar { return false }
    guard "{,".utf8.contains(first) else { return true }
    // A property that is destructured from a value, possibly with a default.
    return !",}".utf8.contains(next) && (next != UInt8(ascii: "=") || "=>".utf8.contains(afterNext))
  }
}
