/// An amount as a file writes it, read as far as it can be without knowing the decimal mark.
///
/// `1,234.56` says by itself that the point does; `1,234` does not, and only the other amounts of the column can tell.
struct AmountText {
  enum Sign { case none, plus, minus }

  /// The evidence of the marks within a number about their meaning.
  enum Shape: Equatable {
    /// No mark at all, or spaces and apostrophes only.
    case whole
    /// The mark certainly stands before the cents.
    case decimal(DecimalMark)
    /// The mark certainly groups thousands.
    case grouped(DecimalMark)
    /// One mark with three digits behind it, which can be either.
    case open(DecimalMark)
  }

  let sign: Sign
  let shape: Shape
  /// The direction that a word behind the number gives, as in `12.50 DR`.
  let direction: DirectionWords.Direction?
  /// The sign, code or word of a currency beside the number.
  let mention: CurrencyMention?
  /// All digits as one number; `nil` when there are too many for 64 bits.
  private let digits: UInt64?
  /// The number of digits behind the last mark.
  private let digitsBehindMark: Int
  let source: String

  /// Reads the amount in a text; `nil` when the text is no amount.
  init?(_ text: String) {
    guard let parts = AmountParts(text) else { return nil }
    guard let shape = Self.shape(of: parts) else { return nil }
    let last = parts.marks.last?.position ?? parts.digits.count
    var end = parts.digits.count
    // Zeros behind the cents say nothing, however many there are: some programs write twenty.
    if case .decimal = shape { while end > last, parts.digits[end - 1] == 0 { end -= 1 } }
    var value: UInt64? = 0
    for digit in parts.digits[..<end] {
      guard let current = value else { break }
      let (tenfold, first) = current.multipliedReportingOverflow(by: 10)
      let (sum, second) = tenfold.addingReportingOverflow(UInt64(digit))
      value = first || second ? nil : sum
    }
    sign = parts.sign
    direction = parts.direction
    mention = parts.mention
    digits = value
    digitsBehindMark = end - last
    self.shape = shape
    source = text
  }

  var isZero: Bool { digits == 0 }

  /// The decimal mark that this amount alone proves.
  var provenMark: DecimalMark? {
    switch shape {
    case .decimal(let mark): mark
    case .grouped(.comma): .point
    case .grouped(.point): .comma
    case .whole, .open: nil
    }
  }

  /// Returns the exact amount, signed as written.
  func money(in currency: Currency, decimalMark: DecimalMark?) throws(MoneyError) -> Money {
    let scale: Int
    switch shape {
    case .whole: scale = 0
    case .decimal(let mark):
      guard decimalMark == nil || decimalMark == mark else { throw .notAnAmount(source) }
      scale = digitsBehindMark
    case .grouped(let mark):
      guard decimalMark != mark else { throw .notAnAmount(source) }
      scale = 0
    case .open(let mark): scale = decimalMark == mark ? digitsBehindMark : 0
    }
    guard var value = digits else { throw .overflow }
    let wanted = currency.minorUnitDigits
    var have = scale
    while have > wanted {
      guard value % 10 == 0 else { throw .tooManyDigits(source, currency) }
      value /= 10
      have -= 1
    }
    while have < wanted {
      let (tenfold, overflow) = value.multipliedReportingOverflow(by: 10)
      guard !overflow else { throw .overflow }
      value = tenfold
      have += 1
    }
    guard let magnitude = Int64(exactly: value) else { throw .overflow }
    return Money(minorUnits: sign == .minus ? -magnitude : magnitude, currency: currency)
  }

  private static func shape(of parts: AmountParts) -> Shape? {
    let marks = parts.marks
    let separators = marks.filter { $0.character == .comma || $0.character == .point }
    guard let last = separators.last else {
      return isGrouped(marks.map(\.position), end: parts.digits.count) ? .whole : nil
    }
    let isComma = last.character == .comma
    let mark: DecimalMark = isComma ? .comma : .point
    let behind = parts.digits.count - last.position
    // Spaces and apostrophes behind the cents' mark are no number.
    guard marks.last?.position == last.position, marks.last?.character == last.character else { return nil }
    let before = marks.dropLast()
    let sameMarkBefore = separators.dropLast().contains { $0.character == last.character }
    if sameMarkBefore {
      let isAllOneMark = marks.allSatisfy { $0.character == last.character }
      return isAllOneMark && isGrouped(marks.map(\.position), end: parts.digits.count) ? .grouped(mark) : nil
    }
    if !before.isEmpty {
      let isOneKind = Set(before.map(\.character)).count == 1
      return isOneKind && isGrouped(before.map(\.position), end: last.position) ? .decimal(mark) : nil
    }
    let couldGroup = behind == 3 && (1...3).contains(last.position) && parts.digits.first != 0
    return couldGroup ? .open(mark) : .decimal(mark)
  }

  /// Returns true if marks at these positions make groups of thousands, or of lakhs and crores.
  private static func isGrouped(_ positions: [Int], end: Int) -> Bool {
    guard let first = positions.first, let last = positions.last else { return true }
    guard (1...3).contains(first), end - last == 3 else { return false }
    for (left, right) in zip(positions, positions.dropFirst()) where right - left != 3 && right - left != 2 {
      return false
    }
    return true
  }
}
