internal import EspalierViews

/// The rows of a section without the type of their items.
protocol SectionContent: Sendable {
  var count: Int { get }
  /// True if the rows are fetched page by page.
  var isPaged: Bool { get }
  /// True if the rows are created from items, and so only when their items change.
  var isMadeFromItems: Bool { get }
  /// Creates the row at a position.
  @MainActor func row(at index: Int) -> Row
  /// Returns the identity of a row as text, for surfaces and snapshots.
  func key(at index: Int) -> String
  /// Returns the changes since `old`. The result is nil if the two have items of different types, because then no row
  /// can be kept.
  func difference(from old: any SectionContent) -> ContentDifference?
  /// Returns, of the rows at some positions, those that share their identity with another row of the section.
  func repetitions(among positions: [Int]) -> [Repetition]
  /// Returns the changes of the rows of `old` by their positions; nil if no row can be kept.
  func trace(from old: any SectionContent) -> RowTrace?
  /// Returns the position of the row with an identity; nil when there is none.
  func position(of key: String) -> Int?
  /// The position that the app wants the list to be scrolled to.
  var jump: RowWindow.Jump? { get }
  /// Returns the handler that fetches the rows at some positions, around the rows that have become visible; nil if all
  /// rows are in memory.
  @MainActor func handler(fetching positions: Range<Int>, around visible: Range<Int>) -> EventHandler?
  /// Returns the newest handler for an event of a row itself.
  @MainActor func handler(at index: Int, for event: EventKind, value: EventValue) -> EventHandler?
  /// Returns the handler that moves the row at a position before another one, or to the end.
  @MainActor func handler(moving index: Int, before target: Int?) -> EventHandler?
}

extension SectionContent {
  var isPaged: Bool { false }
  var isMadeFromItems: Bool { false }
  var jump: RowWindow.Jump? { nil }

  func trace(from old: any SectionContent) -> RowTrace? { difference(from: old).map(RowTrace.init) }

  func position(of key: String) -> Int? { (0..<count).first { self.key(at: $0) == key } }

  @MainActor func handler(fetching positions: Range<Int>, around visible: Range<Int>) -> EventHandler? { nil }

  @MainActor func handler(at index: Int, for event: EventKind, value: EventValue) -> EventHandler? {
    row(at: index).handler(for: event, value: value)
  }

  @MainActor func handler(moving index: Int, before target: Int?) -> EventHandler? { nil }
}

/// Rows that a screen lists one by one, rather than creating them from items.
struct RowsContent: SectionContent {
  struct Item: Identifiable {
    let id: String
    let row: Row
  }

  let items: [Item]

  init(rows: [Row]) {
    items = rows.enumerated().map { Item(id: $1.id ?? "\($0)", row: $1) }
  }

  private init(items: [Item]) { self.items = items }

  /// Returns the rows without the lines of code that made them.
  func undeclared() -> RowsContent {
    RowsContent(items: items.map { Item(id: $0.id, row: $0.row.declared(at: .none)) })
  }

  var count: Int { items.count }
  @MainActor func row(at index: Int) -> Row { items[index].row }
  func key(at index: Int) -> String { items[index].id }

  func difference(from old: any SectionContent) -> ContentDifference? {
    guard let old = old as? Self else { return nil }
    // The rows are already made, and their components are compared anyway.
    return ContentDifference(all: ListDifference(from: old.items, to: items), of: count)
  }

  func repetitions(among positions: [Int]) -> [Repetition] { Repetition.among(positions, of: items) }
}
