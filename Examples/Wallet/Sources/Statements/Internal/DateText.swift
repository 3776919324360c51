/// A date as a file writes it, read as far as it can be without knowing whether day or month comes first.
enum DateText: Hashable {
  /// Only one day can be meant.
  case certain(CalendarDate)
  /// Three numbers, of which two may be day and month in either order.
  case numeric(NumericDate)

  /// Reads the date in a text, which may have a time behind it; `nil` when the text is no date.
  init?(_ text: String) {
    guard (6...64).contains(text.utf8.count), text.utf8.contains(where: { (0x30...0x39).contains($0) }) else {
      return nil
    }
    let bytes = Array(text.utf8)
    if let numbers = Self.numbers(bytes) {
      self = numbers
    } else if let named = NamedMonthDate.date(text) {
      self = .certain(named)
    } else {
      return nil
    }
  }

  /// The years that a statement can be of. Others are misread numbers.
  static let years = 1900...2199

  /// Returns true if a text stands for no date at all: zeros and dashes that fill a column.
  static func isPlaceholder(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 == 0x30 || $0 == 0x2D || $0 == 0x2E || $0 == 0x2F || $0 == 0x20 }
  }

  private static func numbers(_ bytes: [UInt8]) -> DateText? {
    var index = 0
    guard let first = number(bytes, &index) else { return nil }
    if first.length == 8 || first.length == 14 || first.length == 12 {
      return compact(Array(bytes[0..<8]), rest: first.length == 8 ? bytes[index...] : [])
    }
    guard first.length <= 4, first.length != 3, let mark = separator(bytes, &index) else { return nil }
    guard let second = number(bytes, &index), second.length <= 2 else { return nil }
    guard let secondMark = separator(bytes, &index), secondMark == mark else { return nil }
    guard let third = number(bytes, &index), isTimeOrNothing(bytes[index...]) else { return nil }
    if first.length == 4 {
      guard third.length <= 2 else { return nil }
      return certain(first.value, second.value, third.value)
    }
    guard third.length == 2 || third.length == 4 else { return nil }
    if third.length == 4 && !years.contains(third.value) { return nil }
    return .numeric(
      NumericDate(
        first: first.value, second: second.value, third: third.value, hasWholeYear: third.length == 4,
        isDotted: mark == 0x2E))
  }

  private static func compact(_ digits: [UInt8], rest: ArraySlice<UInt8>) -> DateText? {
    guard isTimeOrNothing(rest) else { return nil }
    func value(_ range: Range<Int>) -> Int { digits[range].reduce(0) { $0 * 10 + Int($1 - 0x30) } }
    if let date = certain(value(0..<4), value(4..<6), value(6..<8)) { return date }
    guard years.contains(value(4..<8)) else { return nil }
    return .numeric(
      NumericDate(
        first: value(0..<2), second: value(2..<4), third: value(4..<8), hasWholeYear: true, isDotted: false))
  }

  private static func certain(_ year: Int, _ month: Int, _ day: Int) -> DateText? {
    guard years.contains(year) else { return nil }
    return CalendarDate(year: year, month: month, day: day).map(DateText.certain)
  }

  private static func number(_ bytes: [UInt8], _ index: inout Int) -> (value: Int, length: Int)? {
    var value = 0
    let start = index
    while index < bytes.count, (0x30...0x39).contains(bytes[index]) {
      guard index - start < 14 else { return nil }
      value = value * 10 + Int(bytes[index] - 0x30)
      index += 1
    }
    return index == start ? nil : (value, index - start)
  }

  private static func separator(_ bytes: [UInt8], _ index: inout Int) -> UInt8? {
    while index < bytes.count, bytes[index] == 0x20 { index += 1 }
    guard index < bytes.count else { return nil }
    let mark = bytes[index]
    guard mark == 0x2E || mark == 0x2F || mark == 0x2D else { return nil }
    index += 1
    while index < bytes.count, bytes[index] == 0x20 { index += 1 }
    return mark
  }

  /// Returns true if the text behind a date is a time, a zone or nothing, and not, say, the end of a period.
  static func isTimeOrNothing(_ rest: ArraySlice<UInt8>) -> Bool {
    var rest = rest
    while let first = rest.first, first == 0x20 || first == 0x2C || first == 0x2E { rest = rest.dropFirst() }
    if rest.isEmpty || rest.elementsEqual([0x5A]) { return true }
    if rest.first == 0x2B { return rest.count <= 6 }
    if rest.first == 0x54 || rest.first == 0x2D { rest = rest.dropFirst() }
    let hour = rest.prefix { (0x30...0x39).contains($0) }
    guard (1...2).contains(hour.count), rest.count > hour.count + 1, rest.count <= 40 else { return false }
    let mark = rest[rest.startIndex + hour.count]
    guard mark == 0x3A || mark == 0x2E || mark == 0x68 else { return false }
    return (0x30...0x39).contains(rest[rest.startIndex + hour.count + 1])
  }
}

/// A date of three numbers whose order is open.
struct NumericDate: Hashable {
  let first: Int
  let second: Int
  let third: Int
  /// True if the third number is a year of four digits.
  let hasWholeYear: Bool
  /// True if points separate the numbers, as nobody writes dates with the month first.
  let isDotted: Bool

  func date(_ order: DateOrder) -> CalendarDate? {
    switch order {
    case .dayMonthYear: CalendarDate(year: year(third), month: second, day: first)
    case .monthDayYear: CalendarDate(year: year(third), month: first, day: second)
    case .yearMonthDay: hasWholeYear ? nil : CalendarDate(year: year(first), month: second, day: third)
    }
  }

  /// Returns the year that a number means: two digits mean a year from 1970 to 2069; four mean themselves.
  private func year(_ value: Int) -> Int {
    value >= 100 ? value : value < 70 ? 2000 + value : 1900 + value
  }
}
