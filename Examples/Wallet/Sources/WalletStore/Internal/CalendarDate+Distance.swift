import Statements

extension CalendarDate {
  /// Returns the day a number of days later, or the last or first one of the calendar.
  func adding(days: Int) -> CalendarDate {
    if let date = CalendarDate(dayNumber: dayNumber + days) { return date }
    let end = days < 0 ? CalendarDate(year: 1, month: 1, day: 1) : CalendarDate(year: 9999, month: 12, day: 31)
    return end ?? self
  }
}
