/// The order in which a file writes day, month and year.
public enum DateOrder: String, Sendable, Codable, CaseIterable {
  /// 31/01/2024, as most of the world writes.
  case dayMonthYear = "day-month"
  /// 01/31/2024, as the United States write.
  case monthDayYear = "month-day"
  /// 24/01/31, with the year first; four-digit years in front are understood without it.
  case yearMonthDay = "year-month"
}
