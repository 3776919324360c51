extension CalendarDate {
  /// Days since 1 March of the year 0; the distance of two days is the difference of their numbers.
  public var dayNumber: Int {
    // The year begins in March, so that the leap day is its last.
    let year = month > 2 ? self.year : self.year - 1
    let monthFromMarch = (month + 9) % 12
    return year * 365 + year / 4 - year / 100 + year / 400 + (monthFromMarch * 153 + 2) / 5 + day - 1
  }

  /// The day of a number, or nil beyond the calendar.
  public init?(dayNumber: Int) {
    guard dayNumber >= 0 else { return nil }
    let (era, dayOfEra) = dayNumber.quotientAndRemainder(dividingBy: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    self.init(
      year: era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }

  /// The day so many months later, or the last of that month if it is shorter; nil beyond the calendar.
  public func adding(months: Int) -> CalendarDate? {
    let index = year * 12 + (month - 1) + months
    let (year, month) = index.quotientAndRemainder(dividingBy: 12)
    return (0...3).lazy.compactMap { CalendarDate(year: year, month: month + 1, day: day - $0) }.first
  }
}
