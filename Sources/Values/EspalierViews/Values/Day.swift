/// A day of the Gregorian calendar, without time or time zone.
///
/// ```swift
/// let due = Day(year: 2024, month: 2, day: 29)
/// due?.adding(days: 1).description  // "2024-03-01"
/// ```
public struct Day: Hashable, Comparable, Sendable {
  /// The year, from 1 to 9999.
  public let year: Int
  /// The month, from 1 to 12.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// Creates a day; nil if the date does not exist.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9_999).contains(year), (1...12).contains(month), day >= 1, day <= Day.length(of: month, in: year) else {
      return nil
    }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// The number of days from 1 January 1970 to the day; negative for an earlier day.
  public var daysSince1970: Int {
    // Years are counted from March, so that the leap day is the last of its year.
    let shifted = month > 2 ? year : year - 1
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear - 719_468
  }

  /// Creates the day that is the given number of days after 1 January 1970, within the years 1 to 9999.
  public init(daysSince1970 days: Int) {
    let count = min(max(days, -719_162), 2_932_896) + 719_468
    let era = count / 146_097
    let dayOfEra = count % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
  }

  /// Returns the day after the given number of days, within the years 1 to 9999. A negative number gives an earlier
  /// day.
  public func adding(days: Int) -> Day {
    let (sum, isTooFar) = daysSince1970.addingReportingOverflow(days)
    return Day(daysSince1970: isTooFar ? (days > 0 ? .max : .min) : sum)
  }

  /// Returns a Boolean value that indicates whether the left day is earlier than the right one.
  public static func < (left: Day, right: Day) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  private static func length(of month: Int, in year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension Day: LosslessStringConvertible {
  /// The day in the format of ISO 8601: `2024-02-29`.
  public var description: String {
    func padded(_ number: Int, _ length: Int) -> String {
      let text = "\(number)"
      return String(repeating: "0", count: max(0, length - text.count)) + text
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }

  /// Creates a day from a text such as `2024-02-29`; nil for any other text.
  public init?(_ description: String) {
    let parts = description.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2],
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}

extension Day: Codable {
  /// Decodes the day from its text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let day = Day(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "“\(text)” is no day, such as 2024-02-29")
    }
    self = day
  }

  /// Encodes the day as its text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension Day: StyleValueConvertible {
  /// The stored form: the day as text.
  public var styleValue: StyleValue { .text(description) }
  /// Creates a day from its text; nil for a value of another kind, or for any other text.
  public init?(styleValue: StyleValue) {
    guard case .text(let text) = styleValue else { return nil }
    self.init(text)
  }
}
