/// A reader that checks the path data of SVG 2, section 9.3.
struct SVGPathReader {
  /// A character at which the text is no path.
  struct Fault: Equatable {
    /// The number of the character, from 1.
    var character: Int
    var found: String
    var expected: String
  }

  private let bytes: [UInt8]
  private var index = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// True if nothing but white space is left.
  var isAtEnd: Bool { mutating get { skipSpace(); return index == bytes.count } }

  /// Returns the first fault of the text; nil if it is a path. A path begins with a movement and is not empty.
  mutating func fault() -> Fault? {
    skipSpace()
    guard let first = peek, first | 0x20 == UInt8(ascii: "m") else { return fault("the command M") }
    while !isAtEnd {
      guard let command = peek, let shape = Self.arguments[command | 0x20] else { return fault("a command") }
      index += 1
      guard !shape.isEmpty else { continue }
      skipSpace()
      // Numbers that follow without a command repeat it.
      repeat {
        for (position, argument) in shape.enumerated() {
          if position > 0 { skipSeparator() }
          switch argument {
          case .number: guard number() != nil else { return fault("a number") }
          case .radius: guard let radius = number(), radius >= 0 else { return fault("a radius") }
          case .flag: guard flag() else { return fault("a flag, 0 or 1,") }
          }
        }
      } while isNumberNext
    }
    return nil
  }

  /// Reads four numbers with nothing behind them, as in a view box.
  mutating func fourNumbers() -> [Double]? {
    skipSpace()
    var numbers: [Double] = []
    while let next = number() {
      numbers.append(next)
      if numbers.count < 4 { skipSeparator() }
    }
    return numbers.count == 4 && isAtEnd ? numbers : nil
  }

  private mutating func number() -> Double? {
    let start = index
    if let sign = peek, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { index += 1 }
    var digits = skipDigits()
    if peek == UInt8(ascii: ".") {
      index += 1
      digits += skipDigits()
    }
    guard digits > 0 else {
      index = start
      return nil
    }
    if let exponent = peek, exponent | 0x20 == UInt8(ascii: "e") {
      let before = index
      index += 1
      if let sign = peek, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { index += 1 }
      if skipDigits() == 0 { index = before }
    }
    return Double(String(decoding: bytes[start..<index], as: UTF8.self))
  }

  private enum Argument { case number, radius, flag }

  /// The arguments of each command, by its lower-case letter.
  private static let arguments: [UInt8: [Argument]] = [
    UInt8(ascii: "m"): [.number, .number], UInt8(ascii: "l"): [.number, .number], UInt8(ascii: "h"): [.number],
    UInt8(ascii: "v"): [.number], UInt8(ascii: "c"): Array(repeating: .number, count: 6),
    UInt8(ascii: "s"): Array(repeating: .number, count: 4), UInt8(ascii: "q"): Array(repeating: .number, count: 4),
    UInt8(ascii: "t"): [.number, .number],
    UInt8(ascii: "a"): [.radius, .radius, .number, .flag, .flag, .number, .number], UInt8(ascii: "z"): [],
  ]

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private var isNumberNext: Bool {
    mutating get {
      // After a comma, there must be a number, or the path is faulty.
      if skipSeparator() { return true }
      guard let next = peek else { return false }
      return UInt8(ascii: "0")...UInt8(ascii: "9") ~= next || [UInt8](".+-".utf8).contains(next)
    }
  }

  private mutating func flag() -> Bool {
    guard let next = peek, next == UInt8(ascii: "0") || next == UInt8(ascii: "1") else { return false }
    index += 1
    return true
  }

  private mutating func skipDigits() -> Int {
    let start = index
    while let next = peek, UInt8(ascii: "0")...UInt8(ascii: "9") ~= next { index += 1 }
    return index - start
  }

  private mutating func skipSpace() {
    while let next = peek, next == 0x20 || 0x09...0x0D ~= next { index += 1 }
  }

  /// Skips white space with at most one comma in it, and returns true if there was a comma.
  @discardableResult private mutating func skipSeparator() -> Bool {
    skipSpace()
    guard peek == UInt8(ascii: ",") else { return false }
    index += 1
    skipSpace()
    return true
  }

  private func fault(_ expected: String) -> Fault {
    let before = String(decoding: bytes[..<index], as: UTF8.self).count
    let rest = String(decoding: bytes[index...], as: UTF8.self)
    return Fault(character: before + 1, found: rest.first.map { "“\($0)”" } ?? "its end", expected: expected)
  }
}
