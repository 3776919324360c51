internal import EspalierViews

/// The rows of a section without the type of their items.
protocol SectionContent: Sendable {
  var count: Int { get }
  /// Makes the row at a place.
  @MainActor func row(at index: Int) -> Row
  /// The identity of a row as text, unique within its section (an equal identity later on gets a number), for surfaces
  /// and snapshots.
  func key(at index: Int) -> String
  /// What became of the rows of `old`; nil when the two have items of different types, so that nothing can be kept.
  func difference(from old: any SectionContent) -> ContentDifference?
  /// Places of rows whose identity an earlier row has already.
  var duplicates: [Int] { get }
  /// Asks for more when the last row has come into sight; nil when all is there.
  var more: (any PageLoading)? { get }
}

/// What became of the rows of a section, with the types of both sides already matched.
struct ContentDifference {
  let list: ListDifference
  /// Whether the row at a new place, which was there before, may show something else.
  let isChanged: (Int) -> Bool
}

/// Rows over items.
struct ItemsContent<Item: Equatable & Sendable & Identifiable, Reading: Equatable & Sendable>: SectionContent
where Item.ID: Sendable {
  let items: [Item]
  let reading: Reading
  let more: (any PageLoading)?
  let make: @MainActor @Sendable (Item, Reading) -> Row

  init(
    items: [Item], reading: Reading, more: (any PageLoading)? = nil,
    make: @escaping @MainActor @Sendable (Item, Reading) -> Row
  ) {
    self.items = items
    self.reading = reading
    self.more = more
    self.make = make
  }

  var count: Int { items.count }
  @MainActor func row(at index: Int) -> Row { make(items[index], reading) }
  func key(at index: Int) -> String { "\(items[index].id)" }

  func difference(from old: any SectionContent) -> ContentDifference? {
    guard let old = old as? Self else { return nil }
    let list = ListDifference(from: old.items, to: items)
    guard old.reading == reading else { return ContentDifference(list: list, isChanged: { _ in true }) }
    let items = items
    return ContentDifference(list: list) { index in old.items[list.oldPlaces[index]] != items[index] }
  }

  var duplicates: [Int] {
    var seen = Set<Item.ID>()
    return items.indices.filter { !seen.insert(items[$0].id).inserted }
  }
}

/// Rows written out one by one; they are their own items.
struct RowsContent: SectionContent {
  struct Item: Identifiable, Equatable {
    let id: String
    let row: Row
    static func == (left: Item, right: Item) -> Bool { left.id == right.id }
  }

  let items: [Item]
  var more: (any PageLoading)? { nil }

  init(rows: [Row]) {
    items = rows.enumerated().map { Item(id: $1.id ?? "\($0)", row: $1) }
  }

  var count: Int { items.count }
  @MainActor func row(at index: Int) -> Row { items[index].row }
  func key(at index: Int) -> String { items[index].id }

  func difference(from old: any SectionContent) -> ContentDifference? {
    guard let old = old as? Self else { return nil }
    // The rows are already made, and their components are compared anyway.
    return ContentDifference(list: ListDifference(from: old.items, to: items)) { _ in true }
  }

  var duplicates: [Int] {
    var seen = Set<String>()
    return items.indices.filter { !seen.insert(items[$0].id).inserted }
  }
}
