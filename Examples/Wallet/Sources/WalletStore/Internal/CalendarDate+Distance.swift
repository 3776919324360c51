import Statements

extension CalendarDate {
  /// Days since 1 March of the year 0; the distance of two days is the difference of their numbers.
  var dayNumber: Int {
    // The year begins in March, so that the leap day is its last.
    let year = month > 2 ? self.year : self.year - 1
    let monthFromMarch = (month + 9) % 12
    return year * 365 + year / 4 - year / 100 + year / 400 + (monthFromMarch * 153 + 2) / 5 + day - 1
  }

  /// The day so many days later, or the last or first one of the calendar.
  func adding(days: Int) -> CalendarDate {
    var date = self
    for _ in 0..<days.magnitude { date = (days < 0 ? date.previous : date.next) ?? date }
    return date
  }

  private var next: CalendarDate? {
    CalendarDate(year: year, month: month, day: day + 1)
      ?? CalendarDate(year: year, month: month + 1, day: 1) ?? CalendarDate(year: year + 1, month: 1, day: 1)
  }

  private var previous: CalendarDate? {
    if day > 1 { return CalendarDate(year: year, month: month, day: day - 1) }
    let (year, month) = month > 1 ? (year, month - 1) : (year - 1, 12)
    return (28...31).reversed().lazy.compactMap { CalendarDate(year: year, month: month, day: $0) }.first
  }
}
