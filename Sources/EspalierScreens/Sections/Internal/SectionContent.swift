internal import EspalierViews

/// The rows of a section without the type of their items.
protocol SectionContent: Sendable {
  var count: Int { get }
  /// Whether the rows are fetched page by page.
  var isPaged: Bool { get }
  /// Makes the row at a place.
  @MainActor func row(at index: Int) -> Row
  /// The identity of a row as text, for surfaces and snapshots.
  func key(at index: Int) -> String
  /// What became of the rows of `old`; nil when the two have items of different types, so that nothing can be kept.
  func difference(from old: any SectionContent) -> ContentDifference?
  /// Which of the rows at those places have an identity that another row of the section has too.
  func repetitions(among places: [Int]) -> [Repetition]
  /// What became of the rows of `old` by their places; nil when nothing can be kept.
  func trace(from old: any SectionContent) -> RowTrace?
  /// The place of the row of that identity, nil when there is none.
  func place(of key: String) -> Int?
  /// Where the app wants the person to be.
  var jump: RowWindow.Jump? { get }
  /// What fetches the rows at some places, around those that have come into sight; nil where all are here.
  @MainActor func handler(fetching places: Range<Int>, around sight: Range<Int>) -> EventHandler?
  /// The newest handler of something that happened to a row itself.
  @MainActor func handler(at index: Int, for event: EventKind, value: EventValue) -> EventHandler?
  /// What moves the row at a place before another one, or to the end.
  @MainActor func handler(moving index: Int, before target: Int?) -> EventHandler?
}

extension SectionContent {
  var isPaged: Bool { false }
  var jump: RowWindow.Jump? { nil }

  func trace(from old: any SectionContent) -> RowTrace? { difference(from: old).map(RowTrace.init) }

  func place(of key: String) -> Int? { (0..<count).first { self.key(at: $0) == key } }

  @MainActor func handler(fetching places: Range<Int>, around sight: Range<Int>) -> EventHandler? { nil }

  @MainActor func handler(at index: Int, for event: EventKind, value: EventValue) -> EventHandler? {
    row(at: index).handler(for: event, value: value)
  }

  @MainActor func handler(moving index: Int, before target: Int?) -> EventHandler? { nil }
}

/// Rows written out one by one; they are their own items.
struct RowsContent: SectionContent {
  struct Item: Identifiable {
    let id: String
    let row: Row
  }

  let items: [Item]

  init(rows: [Row]) {
    items = rows.enumerated().map { Item(id: $1.id ?? "\($0)", row: $1) }
  }

  var count: Int { items.count }
  @MainActor func row(at index: Int) -> Row { items[index].row }
  func key(at index: Int) -> String { items[index].id }

  func difference(from old: any SectionContent) -> ContentDifference? {
    guard let old = old as? Self else { return nil }
    // The rows are already made, and their components are compared anyway.
    return ContentDifference(all: ListDifference(from: old.items, to: items), of: count)
  }

  func repetitions(among places: [Int]) -> [Repetition] { Repetition.among(places, of: items) }
}
