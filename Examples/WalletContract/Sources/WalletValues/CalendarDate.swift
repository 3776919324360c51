/// A day of the Gregorian calendar, without a time or a time zone.
///
/// A bank's booking day is a day, not an instant: turning it into one would move it across midnight for a reader
/// elsewhere. Only days that exist can be made.
///
/// ```swift
/// CalendarDate(year: 2024, month: 2, day: 29)?.iso  // "2024-02-29"
/// CalendarDate(iso: "2023-02-29")                   // nil
/// ```
public struct CalendarDate: Hashable, Comparable, Sendable, Codable, CustomStringConvertible {
  /// Year, month and day in one number, which sorts as the days do. A statement holds hundreds of thousands of days.
  private let packed: Int32

  /// The year, 1 to 9999.
  public var year: Int { Int(packed >> 9) }
  /// The month, 1 to 12.
  public var month: Int { Int(packed >> 5) & 15 }
  /// The day of the month, from 1.
  public var day: Int { Int(packed) & 31 }

  /// A day; `nil` when the calendar has no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1 else { return nil }
    guard day <= Self.dayCount(year: year, month: month) else { return nil }
    packed = Int32(year << 9 | month << 5 | day)
  }

  /// A day from `2024-02-29`, and from no other form.
  public init?(iso: String) {
    let bytes = Array(iso.utf8)
    guard bytes.count == 10, bytes[4] == 0x2D, bytes[7] == 0x2D else { return nil }
    func number(_ range: Range<Int>) -> Int? {
      var value = 0
      for byte in bytes[range] {
        guard (0x30...0x39).contains(byte) else { return nil }
        value = value * 10 + Int(byte - 0x30)
      }
      return value
    }
    guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10) else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The day as `2024-02-29`. Sorting these strings sorts the days.
  public var iso: String {
    func padded(_ value: Int, _ width: Int) -> String {
      let text = String(value)
      return String(repeating: "0", count: max(0, width - text.utf8.count)) + text
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }

  /// The same as `iso`.
  public var description: String { iso }

  /// Returns true if one day is before another.
  public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    left.packed < right.packed
  }

  /// Reads `iso`.
  ///
  /// - Throws: `DecodingError.dataCorrupted` when there is no such day.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let date = CalendarDate(iso: text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "“\(text)” is not a day such as 2024-02-29")
    }
    self = date
  }

  /// Writes `iso`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(iso)
  }

  private static func dayCount(year: Int, month: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
