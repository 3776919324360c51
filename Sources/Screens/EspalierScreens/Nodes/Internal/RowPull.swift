/// The rules that decide which rows of a long section are created.
enum RowPull {
  /// The largest number of rows for which a section creates all rows at once.
  static let wholeCount = 200
  /// The number of positions that count as visible before a surface has reported any.
  static let firstSight = 20
  /// The largest number of positions that count as visible, regardless of the surface's report.
  private static let mostInSight = 200
  /// The number of rows above which the rows far from the visible ones are removed.
  private static let mostRows = 520
  /// The number of single rows that are kept far from the visible ones.
  static let mostKept = 16

  /// Returns the number of rows that are created on each side of the visible positions.
  private static func margin(of sight: Range<Int>) -> Int { min(max(60, 2 * sight.count), 150) }

  /// Returns the visible positions that a surface reported, limited to the bounds of the list.
  static func sight(_ told: Range<Int>, of count: Int) -> Range<Int> {
    let lower = min(max(told.lowerBound, 0), max(count - 1, 0))
    return lower..<min(max(told.upperBound, lower), lower + mostInSight, count)
  }

  /// Returns a range of positions shifted by a distance, within the bounds of a list.
  static func moved(_ places: Range<Int>, by shift: Int, of count: Int) -> Range<Int> {
    let lower = min(max(places.lowerBound + shift, 0), max(count - places.count, 0))
    return lower..<min(lower + places.count, count)
  }

  /// Returns the positions that get rows around the visible ones.
  ///
  /// The current positions are kept if they reach far enough on both sides, and are not too many.
  static func window(around sight: Range<Int>, of count: Int, keeping rows: Range<Int> = 0..<0) -> Range<Int> {
    let margin = margin(of: sight)
    let needed = max(sight.lowerBound - margin / 2, 0)..<min(sight.upperBound + margin / 2, count)
    let isEnough = rows.lowerBound <= needed.lowerBound && rows.upperBound >= needed.upperBound
    if isEnough, rows.count <= mostRows { return rows }
    return max(sight.lowerBound - margin, 0)..<min(sight.upperBound + margin, count)
  }

  /// Returns the median distance that rows have moved.
  static func shift(of moved: [Int]) -> Int { moved.isEmpty ? 0 : moved.sorted()[moved.count / 2] }
}

extension Section {
  /// True if rows are created only around the visible ones.
  ///
  /// A form has all its fields, because it is sent as a whole. A strip has all its rows, because it is one line, which
  /// is never scrolled far.
  var isPulled: Bool {
    if content.isPaged { return true }
    guard content.count > RowPull.wholeCount, !showsAllRows, submission == nil else { return false }
    return layout != .form && layout != .strip
  }
}
