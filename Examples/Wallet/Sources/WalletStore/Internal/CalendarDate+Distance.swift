import Statements

extension CalendarDate {
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
