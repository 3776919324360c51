/// The rules that decide which rows of a long section are created.
enum RowCreation {
  /// The largest number of rows that a section may have for all of them to be created at once.
  static let wholeCount = 200
  /// The number of positions that count as visible before a surface has reported any.
  static let initialVisibleCount = 20
  /// The largest number of positions that count as visible, regardless of the surface's report.
  private static let maximumVisibleCount = 200
  /// The number of rows above which the rows far from the visible ones are removed.
  private static let mostRows = 520
  /// The number of single rows that are kept far from the visible ones.
  static let mostKept = 16

  /// Returns the number of rows that are created on each side of the visible positions.
  private static func margin(of visibleRange: Range<Int>) -> Int { min(max(60, 2 * visibleRange.count), 150) }

  /// Returns the range that is assumed to be visible from a position on, before the surface has reported it.
  static func initialRange(at position: Int = 0, of count: Int) -> Range<Int> {
    visibleRange(position..<position + initialVisibleCount, of: count)
  }

  /// Returns the rows with all rows behind them, if these are fewer than are visible at first.
  static func withEnd(_ rows: Range<Int>, of count: Int) -> Range<Int> {
    count - rows.upperBound <= initialVisibleCount ? rows.lowerBound..<count : rows
  }

  /// Returns the visible positions that a surface reported, limited to the bounds of the list.
  static func visibleRange(_ reported: Range<Int>, of count: Int) -> Range<Int> {
    let lower = min(max(reported.lowerBound, 0), max(count - 1, 0))
    return lower..<min(max(reported.upperBound, lower), lower + maximumVisibleCount, count)
  }

  /// Returns a range of positions shifted by a distance, within the bounds of a list.
  static func moved(_ positions: Range<Int>, by shift: Int, of count: Int) -> Range<Int> {
    let lower = min(max(positions.lowerBound + shift, 0), max(count - positions.count, 0))
    return lower..<min(lower + positions.count, count)
  }

  /// Returns the positions that get rows around the visible ones.
  ///
  /// The current positions are kept if they reach far enough on both sides, and are not too many.
  static func window(around visibleRange: Range<Int>, of count: Int, keeping rows: Range<Int> = 0..<0) -> Range<Int> {
    let margin = margin(of: visibleRange)
    let needed = max(visibleRange.lowerBound - margin / 2, 0)..<min(visibleRange.upperBound + margin / 2, count)
    let isEnough = rows.lowerBound <= needed.lowerBound && rows.upperBound >= needed.upperBound
    if isEnough, rows.count <= mostRows { return rows }
    return max(visibleRange.lowerBound - margin, 0)..<min(visibleRange.upperBound + margin, count)
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
    guard content.count > RowCreation.wholeCount, !showsAllRows, submission == nil else { return false }
    return layout != .form && layout != .strip
  }
}
