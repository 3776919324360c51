/// The rows of a section without the type of their items.
@usableFromInline protocol SectionContent: Sendable {
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
@usableFromInline struct ContentDifference {
  @usableFromInline let list: ListDifference
  /// Whether the row at a new place, which was there before, may show something else.
  @usableFromInline let isChanged: (Int) -> Bool
  /// The places for which that is so, when the list itself is as it was; nil when not.
  @usableFromInline let changed: [Int]?

  @inlinable init(list: ListDifference, changed: [Int]? = nil, isChanged: @escaping (Int) -> Bool) {
    self.list = list
    self.changed = changed
    self.isChanged = isChanged
  }
}

/// Rows over items.
///
/// What visits many items is held as functions, which are made where a section is written and so compiled for the type
/// of its items: through the table of a protocol the same comparison takes some fifty times as long.
@usableFromInline
struct ItemsContent<Item: Equatable & Sendable & Identifiable, Reading: Equatable & Sendable>:
  SectionContent
where Item.ID: Sendable {
  @usableFromInline let items: [Item]
  @usableFromInline let reading: Reading
  @usableFromInline let more: (any PageLoading)?
  @usableFromInline let make: @MainActor @Sendable (Item, Reading) -> Row
  @usableFromInline let compare: @Sendable (Self, Self) -> ContentDifference
  @usableFromInline let name: @Sendable (Item) -> String
  @usableFromInline let findDuplicates: @Sendable ([Item]) -> [Int]

  @inlinable init(
    items: [Item], reading: Reading, more: (any PageLoading)? = nil,
    make: @escaping @MainActor @Sendable (Item, Reading) -> Row
  ) {
    self.items = items
    self.reading = reading
    self.more = more
    self.make = make
    compare = { ItemsContent.difference(from: $0, to: $1) }
    name = { "\($0.id)" }
    findDuplicates = { ItemsContent.duplicates(in: $0) }
  }

  @usableFromInline var count: Int { items.count }
  @usableFromInline @MainActor func row(at index: Int) -> Row { make(items[index], reading) }
  @usableFromInline func key(at index: Int) -> String { name(items[index]) }
  @usableFromInline func difference(from old: any SectionContent) -> ContentDifference? {
    (old as? Self).map { compare($0, self) }
  }
  @usableFromInline var duplicates: [Int] { findDuplicates(items) }

  @inlinable static func difference(from old: Self, to new: Self) -> ContentDifference {
    let list = ListDifference(from: old.items, to: new.items)
    guard old.reading == new.reading else { return ContentDifference(list: list, isChanged: { _ in true }) }
    let (before, after) = (old.items, new.items)
    let isChanged = { before[list.oldPlace(of: $0)] != after[$0] }
    guard list.isEmpty else { return ContentDifference(list: list, isChanged: isChanged) }
    var changed: [Int] = []
    // Compared where they lie, so that nothing in them is retained.
    before.withUnsafeBufferPointer { before in
      after.withUnsafeBufferPointer { after in
        for index in after.indices where before[index] != after[index] { changed.append(index) }
      }
    }
    return ContentDifference(list: list, changed: changed, isChanged: isChanged)
  }

  @inlinable static func duplicates(in items: [Item]) -> [Int] {
    var seen = Set<Item.ID>(minimumCapacity: items.count)
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
