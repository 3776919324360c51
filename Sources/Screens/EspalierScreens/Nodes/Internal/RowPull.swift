/// The rules that decide which rows of a long section are made.
enum RowPull {
  /// The number of rows up to which a section is whole.
  static let wholeCount = 200
  /// The number of places that are taken to be in sight before a surface has reported any.
  static let firstSight = 20
  /// The largest number of places that are taken to be in sight, whatever a surface reports.
  private static let mostInSight = 200
  /// The number of rows beyond which those far from the places in sight go.
  private static let mostRows = 520
  /// The number of single rows that are kept far from the places in sight.
  static let mostKept = 16

  /// Returns the number of rows that are made on each side of the places in sight.
  private static func margin(of sight: Range<Int>) -> Int { min(max(60, 2 * sight.count), 150) }

  /// Returns the places in sight as a surface reported them, within the bounds of the list.
  static func sight(_ told: Range<Int>, of count: Int) -> Range<Int> {
    let lower = min(max(told.lowerBound, 0), max(count - 1, 0))
    return lower..<min(max(told.upperBound, lower), lower + mostInSight, count)
  }

  /// Returns places moved by a shift, within a list of a length.
  static func moved(_ places: Range<Int>, by shift: Int, of count: Int) -> Range<Int> {
    let lower = min(max(places.lowerBound + shift, 0), max(count - places.count, 0))
    return lower..<min(lower + places.count, count)
  }

  /// Returns the places that have rows while others are in sight: those that had one, while they are enough and not too
  /// many.
  static func window(around sight: Range<Int>, of count: Int, keeping rows: Range<Int> = 0..<0) -> Range<Int> {
    let margin = margin(of: sight)
    let needed = max(sight.lowerBound - margin / 2, 0)..<min(sight.upperBound + margin / 2, count)
    let isEnough = rows.lowerBound <= needed.lowerBound && rows.upperBound >= needed.upperBound
    if isEnough, rows.count <= mostRows { return rows }
    return max(sight.lowerBound - margin, 0)..<min(sight.upperBound + margin, count)
  }

  /// Returns the median of how far rows have moved.
  static func shift(of moved: [Int]) -> Int { moved.isEmpty ? 0 : moved.sorted()[moved.count / 2] }
}

extension Section {
  /// True when rows are made only around the places in sight.
  ///
  /// A form has all its fields, because it is sent as a whole; a strip is one line, which nobody scrolls for long.
  var isPulled: Bool {
    if content.isPaged { return true }
    guard content.count > RowPull.wholeCount, !showsAllRows, submission == nil else { return false }
    return layout != .form && layout != .strip
  }
}
