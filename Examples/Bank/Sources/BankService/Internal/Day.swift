import Foundation

/// A day of the calendar, in UTC.
struct Day: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The days since 1970-01-01.
  var number: Int

  init(number: Int) {
    self.number = number
  }

  init(_ date: Date) {
    number = Int((date.timeIntervalSince1970 / 86_400).rounded(.down))
  }

  /// A day written as 2026-11-20; nil for anything else, 2026-02-30 among it.
  init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2], text.utf8.allSatisfy({ $0 == 45 || (48...57).contains($0) }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]), (1...12).contains(month)
    else { return nil }
    number = Self.number(year, month, day)
    guard description == text else { return nil }
  }

  static func < (left: Day, right: Day) -> Bool { left.number < right.number }

  var date: Date { Date(timeIntervalSince1970: Double(number) * 86_400) }

  /// 0 for Monday to 6 for Sunday.
  var weekday: Int { ((number + 3) % 7 + 7) % 7 }

  /// This day, or the Friday before it at a weekend.
  var businessDay: Day { Day(number: number - max(0, weekday - 4)) }

  var parts: (year: Int, month: Int, day: Int) {
    // Eras of 400 years that begin in March, so that a leap day is the last of its year.
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let ofEra = shifted - era * 146_097
    let yearOfEra = (ofEra - ofEra / 1460 + ofEra / 36_524 - ofEra / 146_096) / 365
    let ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * ofYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, ofYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  var description: String {
    let parts = parts
    return String(format: "%04d-%02d-%02d", parts.year, parts.month, parts.day)
  }

  static func number(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let ofYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + ofYear - 719_468
  }
}
