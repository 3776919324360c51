/// The date as it stands in HTTP headers.
enum HTTPDate {
  static func text(_ seconds: Double) -> String {
    let whole = Int(seconds.rounded(.down))
    let day = (whole >= 0 ? whole : whole - 86_399) / 86_400
    let second = whole - day * 86_400
    // Days are counted from 1 March of a year that a 400-year cycle begins with, so that a leap day is the last of its
    // year.
    let shifted = day + 719_468
    let cycle = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfCycle = shifted - cycle * 146_097
    let yearOfCycle = (dayOfCycle - dayOfCycle / 1_460 + dayOfCycle / 36_524 - dayOfCycle / 146_096) / 365
    let dayOfYear = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
    let month = (5 * dayOfYear + 2) / 153
    let dayOfMonth = dayOfYear - (153 * month + 2) / 5 + 1
    let year = yearOfCycle + cycle * 400 + (month >= 10 ? 1 : 0)
    let weekday = ((day + 4) % 7 + 7) % 7
    let months = ["Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec", "Jan", "Feb"]
    let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    let time = "\(two(second / 3_600)):\(two(second / 60 % 60)):\(two(second % 60))"
    return "\(weekdays[weekday]), \(two(dayOfMonth)) \(months[month]) \(year) \(time) GMT"
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
