/// A month of a year.
public struct Month: Hashable, Comparable, Sendable, Codable {
  /// The year, such as 2025.
  public let year: Int
  /// The month, from 1 to 12.
  public let month: Int

  /// Makes a month, or nil if there is none such.
  public init?(year: Int, month: Int) {
    guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
    self.year = year
    self.month = month
  }

  /// The month that a day is in.
  public init(of date: CalendarDate) {
    year = date.year
    month = date.month
  }

  /// Reads `2025-03`.
  public init?(iso: String) {
    guard let first = CalendarDate(iso: iso + "-01") else { return nil }
    self.init(of: first)
  }

  /// The month as `2025-03`.
  public var iso: String {
    let figures = String(year)
    return String(repeating: "0", count: 4 - figures.count) + figures + (month < 10 ? "-0" : "-") + String(month)
  }

  /// The month before, or nil before the first of all.
  public var previous: Month? {
    month == 1 ? Month(year: year - 1, month: 12) : Month(year: year, month: month - 1)
  }

  /// The earlier month is the lesser.
  public static func < (left: Month, right: Month) -> Bool {
    (left.year, left.month) < (right.year, right.month)
  }
}
