import Statements

/// A number as people type it, or copy it from a screen in any locale: `1,234.50`, `1.234,50`, `−12,5 €`, `+5`, `US$3`.
struct SearchedNumber {
  /// A mark around the digits: a sign, or the symbol of a currency.
  private enum Mark {
    case minus, plus, symbol

    init?(_ character: Character) {
      switch character {
      case "-", "−", "–": self = .minus
      case "+": self = .plus
      case _ where character.unicodeScalars.allSatisfy({ $0.properties.generalCategory == .currencySymbol }):
        self = .symbol
      default: return nil
      }
    }

    var isNegative: Bool? { self == .symbol ? nil : self == .minus }
  }

  /// The forms in which the number may be stored, without its sign.
  let forms: [String]
  /// True if the number has a minus, false if it has a plus; nil without either.
  let isNegative: Bool?

  /// Reads a number; nil for a text that is none.
  init?(_ text: String) {
    var digits = Substring(text)
    var isNegative: Bool?
    func dropMarks() {
      while let first = digits.first, let mark = Mark(first) {
        isNegative = mark.isNegative ?? isNegative
        digits.removeFirst()
      }
    }
    dropMarks()
    // A code, or the letters of a currency before its symbol: EUR-1, US$3.
    let letters = digits.prefix { $0.isLetter }
    if (1...3).contains(letters.count), let next = digits.dropFirst(letters.count).first,
      Mark(next) == .symbol || Currency(code: String(letters)) != nil
    {
      digits = digits.dropFirst(letters.count)
      dropMarks()
    }
    while let last = digits.last, let mark = Mark(last) {
      isNegative = mark.isNegative ?? isNegative
      digits.removeLast()
    }
    let plain = String(digits.map(Self.plain))
    let isNumber =
      plain.contains { $0.isNumber } && plain.allSatisfy { ("0"..."9").contains($0) || ".,'’".contains($0) }
    guard isNumber else { return nil }
    self.isNegative = isNegative
    let parts = plain.split(separator: /[.,'’]/, omittingEmptySubsequences: false)
    guard parts.count > 1, let last = parts.last else {
      forms = [plain]
      return
    }
    let decimal = parts.dropLast().joined() + "." + last
    // Three digits behind the only mark may be thousands, or the decimals of a currency that has three.
    forms =
      last.count < 3 ? [decimal] : parts.count == 2 && last.count == 3 ? [parts.joined(), decimal] : [parts.joined()]
  }

  /// Returns a digit of any script as one of ASCII, and the marks of Arabic numbers as others write them.
  private static func plain(_ character: Character) -> Character {
    if character == "٫" { return "." }
    if character == "٬" { return "," }
    guard !character.isASCII, let digit = character.wholeNumberValue, (0...9).contains(digit) else { return character }
    return Character(String(digit))
  }
}
