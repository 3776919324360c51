internal import EspalierViews

/// The rows of a section that a query filters.
///
/// A whole section keeps all rows, and hides those that do not match, so that a page can filter them by itself. Any other
/// has only the rows that match.
struct FilteredContent: SectionContent {
  private struct Position: Identifiable { let id: String }

  let rows: any SectionContent
  private let words: [String]
  /// The rows that match, by their positions; nil for all rows.
  private let matching: [Int]?
  /// True if no row is visible because of the query.
  let hasNoMatches: Bool

  @MainActor init(_ rows: any SectionContent, query: String, isWhole: Bool) {
    self.rows = rows
    let words = SearchText.words(of: query)
    self.words = words
    guard !words.isEmpty else {
      (matching, hasNoMatches) = (nil, false)
      return
    }
    if isWhole {
      matching = nil
      let isAnyVisible = (0..<rows.count).contains { index in
        let row = rows.row(at: index)
        return !Self.isHiddenByApp(row) && Self.matches(row, words)
      }
      hasNoMatches = rows.count > 0 && !isAnyVisible
    } else {
      let all = (0..<rows.count).filter { Self.matches(rows.row(at: $0), words) }
      matching = all
      hasNoMatches = rows.count > 0 && all.isEmpty
    }
  }

  private static func matches(_ row: Row, _ words: [String]) -> Bool {
    guard row.component.isSet(RowProperties.searchText) else { return true }
    return SearchText.contains(words, in: row.component.value(of: RowProperties.searchText))
  }

  private static func isHiddenByApp(_ row: Row) -> Bool { row.component.value(of: View.isHidden) }

  private func position(at index: Int) -> Int { matching?[index] ?? index }

  var count: Int { matching?.count ?? rows.count }
  var isMadeFromItems: Bool { rows.isMadeFromItems }
  func key(at index: Int) -> String { rows.key(at: position(at: index)) }

  func position(of key: String) -> Int? {
    guard let position = rows.position(of: key) else { return nil }
    return matching.map { $0.firstIndex(of: position) } ?? position
  }

  @MainActor func row(at index: Int) -> Row {
    let row = rows.row(at: position(at: index))
    guard matching == nil else { return row }
    if Self.isHiddenByApp(row), row.component.value(of: View.hidingCondition).isEmpty {
      // A search on the page does not show a row that the app hides.
      return row.setting(RowProperties.searchText, to: "")
    }
    return words.isEmpty || Self.matches(row, words) ? row : row.setting(View.isHidden, to: true)
  }

  func difference(from old: any SectionContent) -> ContentDifference? {
    guard let old = old as? Self, let difference = rows.difference(from: old.rows) else { return nil }
    if matching == nil, old.matching == nil {
      return old.words == words ? difference : ContentDifference(all: difference.list, of: count)
    }
    return ContentDifference(all: ListDifference(from: old.positions, to: positions), of: count)
  }

  private var positions: [Position] { (0..<count).map { Position(id: key(at: $0)) } }

  func trace(from old: any SectionContent) -> RowTrace? {
    guard let old = old as? Self else { return nil }
    guard matching == nil, old.matching == nil else { return difference(from: old).map(RowTrace.init) }
    guard let trace = rows.trace(from: old.rows) else { return nil }
    guard old.words != words else { return trace }
    return RowTrace(isSame: false, newPositions: trace.newPositions) { _ in true }
  }

  func repetitions(among positions: [Int]) -> [Repetition] { rows.repetitions(among: positions.map(position)) }

  @MainActor func handler(at index: Int, for event: EventKind, value: EventValue) -> EventHandler? {
    rows.handler(at: position(at: index), for: event, value: value)
  }

  @MainActor func handler(moving index: Int, before target: Int?) -> EventHandler? {
    rows.handler(moving: position(at: index), before: target.map(position))
  }
}
