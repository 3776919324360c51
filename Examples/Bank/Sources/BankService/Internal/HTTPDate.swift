import Foundation

/// Instants as HTTP and as the bodies write them.
enum HTTPDate {
  private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

  static func text(_ date: Date) -> String {
    let day = Day(date)
    let parts = day.parts
    let second = Int(date.timeIntervalSince1970.rounded(.down)) - day.number * 86_400
    return weekdays[day.weekday]
      + String(
        format: ", %02d %@ %04d %02d:%02d:%02d GMT", parts.day, months[parts.month - 1] as NSString, parts.year,
        second / 3600, second / 60 % 60, second % 60)
  }

  static func date(_ text: String) -> Date? {
    let words = text.split(separator: " ")
    guard words.count == 6, words[5] == "GMT", let day = Int(words[1]), let year = Int(words[3]),
      let month = months.firstIndex(of: String(words[2]))
    else { return nil }
    let time = words[4].split(separator: ":").compactMap { Int($0) }
    guard time.count == 3 else { return nil }
    let seconds = Day.number(year, month + 1, day) * 86_400 + time[0] * 3600 + time[1] * 60 + time[2]
    return Date(timeIntervalSince1970: Double(seconds))
  }

  /// ISO 8601 with Z, in whole seconds.
  static func instant(_ date: Date) -> JSON {
    .string(date.formatted(.iso8601))
  }
}
