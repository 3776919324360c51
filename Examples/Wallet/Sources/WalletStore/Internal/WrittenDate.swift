import Statements

/// A month or a day as people write it in words: `March 2026`, `5. März 2026`, `Mar 5, 2026`.
enum WrittenDate {
  /// Returns the date with which some words begin, as the beginning of `2026-03-05`, and the number of its words.
  static func leading(_ words: ArraySlice<Substring>) -> (date: String, count: Int)? {
    let start = words.prefix(3).map { $0.trimmingPrefix { !$0.isLetter && !$0.isNumber } }.map { word in
      word.last.map { $0.isLetter || $0.isNumber } == false ? word.dropLast() : word
    }
    for count in [2, 3] where start.count >= count {
      guard let year = Int(start[count - 1]), start[count - 1].count == 4 else { continue }
      let before = start.prefix(count - 1)
      let months = before.compactMap { CalendarDate.month(named: String($0)) }
      let days = before.compactMap { Int($0) }
      guard months.count == 1, let month = months.first, days.count == count - 2 else { continue }
      let date =
        days.first.map { CalendarDate(year: year, month: month, day: $0)?.iso } ?? Month(year: year, month: month)?.iso
      if let date { return (date, count) }
    }
    return nil
  }
}
