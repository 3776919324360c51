#if canImport(FoundationEssentials)
  internal import FoundationEssentials
  internal import FoundationInternationalization
#else
  internal import Foundation
#endif

/// A symbol in a typed number: a digit, a mark such as a point or comma, or any other character.
enum NumberSymbol: Hashable {
  case digit(Int)
  case mark(NumberMark)
  case other(Character)
}

/// A mark that can separate decimals or groups of digits in a typed number. Characters that different keyboards type
/// for the same mark are one mark.
enum NumberMark: Hashable {
  case point, comma, apostrophe, blank, arabicDecimal, arabicGroup

  /// True if the mark can be the decimal mark.
  var canBeDecimal: Bool { [.point, .comma, .arabicDecimal].contains(self) }
  /// True if the mark can separate groups of digits.
  var canGroup: Bool { self != .arabicDecimal }

  init?(_ character: Character) {
    switch character {
    case ".", "\u{FF0E}": self = .point
    case ",", "\u{FF0C}": self = .comma
    case "'", "\u{2019}", "\u{02BC}", "\u{FF07}", "`", "\u{00B4}": self = .apostrophe
    case "\u{066B}": self = .arabicDecimal
    case "\u{066C}": self = .arabicGroup
    default:
      guard character.isWhitespace else { return nil }
      self = .blank
    }
  }
}

extension NumberText {
  /// Returns true for characters that change the direction of a text and are invisible.
  static func isInvisible(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { $0.properties.generalCategory == .format }
  }

  /// Returns the symbols of a text, without invisible characters.
  static func symbols(_ text: String) -> [NumberSymbol] {
    text.filter { !isInvisible($0) }.map { character in
      if let mark = NumberMark(character) { return .mark(mark) }
      let scalars = character.unicodeScalars
      guard scalars.count == 1, let scalar = scalars.first, scalar.properties.numericType == .decimal,
        let digit = scalar.properties.numericValue
      else { return .other(character) }
      return .digit(Int(digit))
    }
  }

  /// Removes blanks at both ends, and a currency. A currency is a symbol, a code or an abbreviation, which may have a
  /// point after it.
  static func removeCurrency(_ symbols: inout [NumberSymbol]) {
    trim(&symbols)
    let front = currency(symbols)
    symbols.removeFirst(front)
    trim(&symbols)
    // A sign may precede the currency.
    if front == 0, symbols.count > 1, case .other(let sign) = symbols[0], signs[sign] != nil {
      var rest = Array(symbols.dropFirst())
      trim(&rest)
      rest.removeFirst(currency(rest))
      trim(&rest)
      symbols = [symbols[0]] + rest
    }
    if front == 0 {
      var back = Array(symbols.reversed())
      // From this side, a point after letters comes first.
      if case .mark(.point)? = back.first, back.count > 1, case .other = back[1] { back.removeFirst() }
      back.removeFirst(currency(back))
      trim(&back)
      symbols = back.reversed()
    }
  }

  /// Returns the number of symbols at the beginning that form a currency. The symbols may be in reverse order.
  private static func currency(_ symbols: [NumberSymbol]) -> Int {
    let characters = symbols.prefix(5).map { symbol -> Character? in
      guard case .other(let character) = symbol, signs[character] == nil else { return nil }
      return character
    }
    let count = characters.firstIndex(of: nil) ?? characters.count
    let word = String(characters.prefix(count).compactMap { $0 })
    let letters = word.filter { !$0.isCurrencySymbol }
    let isKnown = [letters, String(letters.reversed())].contains { currencyWords.contains($0.lowercased()) }
    // As in US$ and R$.
    let isBesideSymbol = letters.count < word.count && letters.count <= 2
    let isCode = [letters, String(letters.reversed())].contains { isoCodes.contains($0) }
    guard count > 0, letters.isEmpty || isBesideSymbol || isKnown || isCode else { return 0 }
    // Only after an abbreviation: in EUR.50 the point is the decimal mark.
    let isShortened = isKnown && !isBesideSymbol && letters.contains { $0.isLowercase }
    let hasPoint = isShortened && count < symbols.count && symbols[count] == .mark(.point)
    return count + (hasPoint ? 1 : 0)
  }

  /// The currency codes of ISO 4217. Other words of three letters are not removed as currencies, because they can mean
  /// a multiple such as millions.
  private static let isoCodes = Set(Locale.Currency.isoCurrencies.map { $0.identifier.uppercased() })

  /// The words for currencies that are usual beside amounts, in addition to the codes of ISO 4217.
  private static let currencyWords: Set<String> = [
    "eur", "usd", "chf", "gbp", "fr", "sfr", "kr", "k\u{10D}", "z\u{142}", "ft", "lei", "\u{43B}\u{432}", "\u{440}",
    "\u{440}\u{443}\u{431}", "rs", "rm", "rp", "tl", "\u{5186}", "\u{5143}", "dh",
  ]

  private static func trim(_ symbols: inout [NumberSymbol]) {
    while symbols.first == .mark(.blank) { symbols.removeFirst() }
    while symbols.last == .mark(.blank) { symbols.removeLast() }
  }

  /// The signs of a number. The value of a sign is true if it makes the number negative.
  private static let signs: [Character: Bool] = [
    "-": true, "\u{2212}": true, "\u{2010}": true, "\u{2011}": true, "\u{2013}": true, "\u{FF0D}": true, "+": false,
    "\u{FF0B}": false,
  ]

  /// Removes a sign before or after the digits, and returns true if it is a minus.
  static func removeSign(_ symbols: inout [NumberSymbol]) -> Bool {
    var isNegative = false
    // A dash instead of the decimals, as in 20,- and 5.–, is not a sign.
    if symbols.count > 2, case .other(let dash) = symbols[symbols.count - 1], signs[dash] == true,
      [.mark(.point), .mark(.comma)].contains(symbols[symbols.count - 2])
    {
      symbols.removeLast(2)
    }
    if case .other(let character)? = symbols.first, let sign = signs[character] {
      isNegative = sign
      symbols.removeFirst()
    } else if case .other(let character)? = symbols.last, let sign = signs[character] {
      isNegative = sign
      symbols.removeLast()
    }
    trim(&symbols)
    return isNegative
  }

  /// Returns the digits among the symbols, without the marks. Any other symbol becomes a question mark, so that the
  /// result cannot be read as a number.
  static func digits(_ symbols: ArraySlice<NumberSymbol>) -> String {
    symbols.reduce(into: "") { text, symbol in
      switch symbol {
      case .digit(let digit): text += "\(digit)"
      case .mark: break
      case .other: text += "?"
      }
    }
  }
}
