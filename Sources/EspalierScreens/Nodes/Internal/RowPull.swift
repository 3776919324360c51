/// How many rows of a long section are made, and when others are.
enum RowPull {
  /// A section of so many rows is whole.
  static let wholeCount = 200
  /// So many places are taken to be in sight before a surface has told.
  static let firstSight = 20
  /// No surface shows more at once, whatever it says.
  private static let mostInSight = 200
  /// Beyond so many, rows far from the places in sight go.
  private static let mostRows = 520
  /// So many single rows are kept far from the places in sight.
  static let mostKept = 16

  /// The rows that are made on each side of the places in sight.
  private static func margin(of sight: Range<Int>) -> Int { min(max(60, 2 * sight.count), 150) }

  /// Places as a surface may tell them, as they are taken.
  static func sight(_ told: Range<Int>, of count: Int) -> Range<Int> {
    let lower = min(max(told.lowerBound, 0), max(count - 1, 0))
    return lower..<min(max(told.upperBound, lower), lower + mostInSight, count)
  }

  /// Places that have moved on, within a list of so many.
  static func moved(_ places: Range<Int>, by shift: Int, of count: Int) -> Range<Int> {
    let lower = min(max(places.lowerBound + shift, 0), max(count - places.count, 0))
    return lower..<min(lower + places.count, count)
  }

  /// The places that have rows while others are in sight: those that had one, while they are enough and not too many.
  static func window(around sight: Range<Int>, of count: Int, keeping rows: Range<Int> = 0..<0) -> Range<Int> {
    let margin = margin(of: sight)
    let needed = max(sight.lowerBound - margin / 2, 0)..<min(sight.upperBound + margin / 2, count)
    let isEnough = rows.lowerBound <= needed.lowerBound && rows.upperBound >= needed.upperBound
    if isEnough, rows.count <= mostRows { return rows }
    return max(sight.lowerBound - margin, 0)..<min(sight.upperBound + margin, count)
  }

  /// How far the rows in the middle of others have moved.
  static func shift(of moved: [Int]) -> Int { moved.isEmpty ? 0 : moved.sorted()[moved.count / 2] }
}

extension Section {
  /// Whether its rows are made around the places in sight only.
  ///
  /// A form has all its fields, for it is sent as a whole; a strip is one line, which nobody scrolls for long.
  var isPulled: Bool {
    if content.isPaged { return true }
    guard content.count > RowPull.wholeCount, !showsAllRows, submission == nil else { return false }
    return layout != .form && layout != .strip
  }
}
