/// The pieces of an amount's text: one number, and around it signs, a currency, a word for debit or credit.
struct AmountParts {
  enum MarkCharacter { case point, comma, apostrophe, space }
  struct Mark {
    var character: MarkCharacter
    /// The number of digits before the mark.
    var position: Int
  }

  private(set) var digits: [UInt8] = []
  private(set) var marks: [Mark] = []
  private(set) var sign = AmountText.Sign.none
  private(set) var direction: DirectionWords.Direction?
  private(set) var mention: CurrencyMention?

  init?(_ text: String) {
    // Nothing that is an amount is longer; a long text must not cost time.
    guard text.utf8.count <= 64 else { return nil }
    let scalars = Array(text.unicodeScalars)
    var index = 0
    var numberHasEnded = false
    var opened = false
    var closed = false
    while index < scalars.count {
      let scalar = scalars[index]
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      let nextIsDigit = next.map(Self.isDigit) ?? false
      if Self.isDigit(scalar) {
        if numberHasEnded { return nil }
        digits.append(UInt8(scalar.value - 0x30))
        index += 1
        continue
      }
      let isInside = !digits.isEmpty && !numberHasEnded
      if scalar == "." || scalar == "," {
        // A mark ends the number, or begins it, or stands within it.
        if isInside || (digits.isEmpty && nextIsDigit) {
          marks.append(Mark(character: scalar == "." ? .point : .comma, position: digits.count))
          index += 1
          // `12,-` and `12,--`: no cents.
          while index < scalars.count, !nextIsDigit, Self.isDash(scalars[index]) { index += 1 }
          continue
        }
        if digits.isEmpty { return nil }
        index += 1
        continue
      }
      if Self.isSpace(scalar) {
        if isInside {
          if nextIsDigit {
            marks.append(Mark(character: .space, position: digits.count))
          } else {
            numberHasEnded = true
          }
        }
        index += 1
        continue
      }
      if "'’ʼ`´‘".unicodeScalars.contains(scalar) {
        if isInside && nextIsDigit { marks.append(Mark(character: .apostrophe, position: digits.count)) }
        index += 1
        continue
      }
      if !digits.isEmpty { numberHasEnded = true }
      switch scalar {
      case "+":
        guard sign == .none else { return nil }
        sign = .plus
        index += 1
      case _ where Self.isDash(scalar):
        guard sign == .none else { return nil }
        sign = .minus
        index += 1
      case "(":
        guard !opened, digits.isEmpty else { return nil }
        opened = true
        index += 1
      case ")":
        guard opened, !closed, !digits.isEmpty else { return nil }
        closed = true
        index += 1
      case "=", "\"", "*": index += 1
      default:
        var word = ""
        while index < scalars.count, Self.isOfWord(scalars[index]) {
          word.unicodeScalars.append(scalars[index])
          index += 1
        }
        guard take(word: word) else { return nil }
        // `Fr.` and `Rs.`
        if index < scalars.count, scalars[index] == "." { index += 1 }
      }
    }
    guard !digits.isEmpty, opened == closed else { return nil }
    if opened {
      guard sign == .none else { return nil }
      sign = .minus
    }
  }

  private mutating func take(word: String) -> Bool {
    guard !word.isEmpty else { return false }
    if !digits.isEmpty, let direction = DirectionWords.suffix(word) {
      self.direction = direction
      guard sign == .none else { return direction == .debit ? sign == .minus : true }
      sign = direction == .debit ? .minus : .plus
      return true
    }
    guard let found = CurrencyMention(word) else { return false }
    if let mention, mention != found { return false }
    mention = found
    return true
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { (0x30...0x39).contains(scalar.value) }

  private static func isDash(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "-" || scalar == "\u{2212}" || (0x2010...0x2015).contains(scalar.value) || scalar == "\u{FE63}"
      || scalar == "\u{FF0D}"
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || (scalar.value > 0x7F && scalar.properties.isWhitespace) || scalar == "\t"
  }

  private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.generalCategory == .currencySymbol
  }
}
