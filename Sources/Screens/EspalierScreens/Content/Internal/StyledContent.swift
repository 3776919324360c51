internal import EspalierViews

/// The rows of a section that gives styles to each of them.
struct StyledContent: SectionContent {
  let rows: any SectionContent
  let style: Component<View>

  var count: Int { rows.count }
  var isPaged: Bool { rows.isPaged }
  var isMadeFromItems: Bool { rows.isMadeFromItems }
  var jump: RowWindow.Jump? { rows.jump }
  func key(at index: Int) -> String { rows.key(at: index) }
  func position(of key: String) -> Int? { rows.position(of: key) }
  func repetitions(among positions: [Int]) -> [Repetition] { rows.repetitions(among: positions) }

  @MainActor func row(at index: Int) -> Row {
    var row = rows.row(at: index)
    row.component = row.component.completed(with: style)
    return row
  }

  func difference(from old: any SectionContent) -> ContentDifference? {
    guard let old = old as? Self, let difference = rows.difference(from: old.rows) else { return nil }
    return old.style == style ? difference : ContentDifference(all: difference.list, of: count)
  }

  func trace(from old: any SectionContent) -> RowTrace? {
    guard let old = old as? Self, let trace = rows.trace(from: old.rows) else { return nil }
    guard old.style != style else { return trace }
    return RowTrace(isSame: false, newPositions: trace.newPositions) { _ in true }
  }

  @MainActor func handler(fetching positions: Range<Int>, around visible: Range<Int>) -> EventHandler? {
    rows.handler(fetching: positions, around: visible)
  }

  @MainActor func handler(at index: Int, for event: EventKind, value: EventValue) -> EventHandler? {
    rows.handler(at: index, for: event, value: value)
  }

  @MainActor func handler(moving index: Int, before target: Int?) -> EventHandler? {
    rows.handler(moving: index, before: target)
  }
}
