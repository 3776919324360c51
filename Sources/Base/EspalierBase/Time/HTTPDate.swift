#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// The dates of header fields: written in the format of RFC 9110 (5.6.7), and read in its three formats.
package enum HTTPDate {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
  private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

  /// Returns the date of a text: `Sun, 06 Nov 1994 08:49:37 GMT`, or `Sunday, 06-Nov-94 08:49:37 GMT` and `Sun Nov  6
  /// 08:49:37 1994` from older servers. Nil for all others.
  ///
  /// - Parameter now: The time relative to which a two-digit year is read: no date is more than 50 years ahead.
  package static func date(_ text: String, now: Date = Date()) -> Date? {
    let parts = text.split(separator: " ")
    switch parts.count {
    case 6 where parts[5] == "GMT": return date(parts[3], parts[2], parts[1], parts[4])
    case 5: return date(parts[4], parts[1], parts[2], parts[3])
    case 4 where parts[3] == "GMT":
      let days = parts[1].split(separator: "-")
      guard days.count == 3, days[2].utf8.count == 2, let year = Int(days[2]) else { return nil }
      let thisYear = calendarDate(daysSince1970: Int((now.timeIntervalSince1970 / 86_400).rounded(.down))).year
      let century = thisYear - thisYear % 100
      let near = century + year
      return date("\(near > thisYear + 50 ? near - 100 : near)", days[1], days[0], parts[2])
    default: return nil
    }
  }

  /// Returns the text of a date, given in seconds since 1970.
  package static func text(_ seconds: Double) -> String {
    let whole = Int(seconds.rounded(.down))
    let day = (whole >= 0 ? whole : whole - 86_399) / 86_400
    let second = whole - day * 86_400
    let date = calendarDate(daysSince1970: day)
    let weekday = ((day + 4) % 7 + 7) % 7
    let time = "\(two(second / 3_600)):\(two(second / 60 % 60)):\(two(second % 60))"
    return "\(weekdays[weekday]), \(two(date.day)) \(months[date.month - 1]) \(date.year) \(time) GMT"
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// Returns the date in the Gregorian calendar for a number of days since 1970. In the calculation, a year begins in
  /// March, so that a leap day is the last day of a year, and of a cycle of 400 years.
  private static func calendarDate(daysSince1970 days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let cycle = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfCycle = shifted - cycle * 146_097
    let yearOfCycle = (dayOfCycle - dayOfCycle / 1_460 + dayOfCycle / 36_524 - dayOfCycle / 146_096) / 365
    let dayOfYear = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let year = yearOfCycle + cycle * 400 + (monthFromMarch >= 10 ? 1 : 0)
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    return (year, monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9, day)
  }

  private static func date(
    _ year: some StringProtocol, _ month: Substring, _ day: Substring, _ clock: Substring
  ) -> Date? {
    guard let day = Int(day), let year = Int(year), let month = months.firstIndex(of: String(month)) else { return nil }
    let time = clock.split(separator: ":").compactMap { Int($0) }
    guard time.count == 3, (0..<24).contains(time[0]), (0..<60).contains(time[1]), (0...60).contains(time[2]),
      (1...31).contains(day), (1...9999).contains(year)
    else { return nil }
    let days = daysSince1970(year: year, month: month + 1, day: day)
    return Date(timeIntervalSince1970: Double(days * 86_400 + time[0] * 3600 + time[1] * 60 + time[2]))
  }

  /// Returns the number of days from the beginning of 1970 to a date in the Gregorian calendar. In the calculation, a
  /// year begins in March, so that a leap day is the last day of a year.
  private static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
    let shifted = month > 2 ? year : year - 1
    let monthFromMarch = (month + 9) % 12
    return shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + (monthFromMarch * 153 + 2) / 5 + day - 1
      - 719_468
  }
}
