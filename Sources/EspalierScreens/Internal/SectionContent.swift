internal import EspalierViews

/// The rows of a section without the type of their items.
protocol SectionContent: Sendable {
  var count: Int { get }
  /// Makes the row at a place.
  @MainActor func row(at index: Int) -> Row
  /// The identity of a row as text, for surfaces and snapshots.
  func key(at index: Int) -> String
  /// What became of the rows of `old`; nil when the two have items of different types, so that nothing can be kept.
  func difference(from old: any SectionContent) -> ContentDifference?
  /// Which of the rows at those places have an identity that another row of the section has too.
  func repetitions(among places: [Int]) -> [Repetition]
  /// What stands before the first row.
  var leading: SectionEdge? { get }
  /// What stands behind the last row.
  var trailing: SectionEdge? { get }
  /// The newest handler of something that happened to a row itself.
  @MainActor func handler(at index: Int, for event: EventKind, value: EventValue) -> EventHandler?
  /// What moves the row at a place before another one, or to the end.
  @MainActor func handler(moving index: Int, before target: Int?) -> EventHandler?
}

/// What became of the rows of a section, with the types of both sides already matched.
struct ContentDifference {
  /// What came, went and moved; nil when every row stands where it stood.
  let list: ListDifference?
  /// New places of rows that were there before and may show something else.
  let changed: [Int]
}

extension ContentDifference {
  /// Any row that was there before may show something else.
  init(all list: ListDifference) {
    self.list = list
    changed = list.oldPlaces.indices.filter { list.oldPlaces[$0] >= 0 }
  }
}

/// A row whose identity another row has too.
struct Repetition: Equatable {
  /// The row that needs a key of its own.
  let place: Int
  /// The later one of the two.
  let later: Int
}

/// What stands at an end of a section without being one of its rows.
struct SectionEdge {
  /// Another key is another node, so that a surface tells anew when it comes into sight.
  let key: String
  let component: AnyComponent
}

extension SectionContent {
  var leading: SectionEdge? { nil }
  var trailing: SectionEdge? { nil }

  @MainActor func handler(at index: Int, for event: EventKind, value: EventValue) -> EventHandler? {
    row(at: index).handler(for: event, value: value)
  }

  @MainActor func handler(moving index: Int, before target: Int?) -> EventHandler? { nil }

  /// Repetitions among rows whose identities are hashable; `twin` finds the first other place of an identity.
  func repetitions<ID: Hashable>(
    among places: [Int], identity: (Int) -> ID, twin: (Int) -> Int?
  ) -> [Repetition] {
    if places.count <= 8 {
      // A few that came among many are looked for one by one, without a table of all.
      return places.compactMap { place in
        // Of several that came together, the first needs no other key.
        guard let other = twin(place), other < place || !places.contains(other) else { return nil }
        return Repetition(place: place, later: max(place, other))
      }
    }
    let come = Set(places)
    var first: [ID: Int] = [:]
    var repetitions: [Repetition] = []
    for place in 0..<count {
      let id = identity(place)
      guard let other = first[id] else {
        first[id] = place
        continue
      }
      if come.contains(place) {
        repetitions.append(Repetition(place: place, later: place))
      } else if come.contains(other) {
        repetitions.append(Repetition(place: other, later: place))
      }
    }
    return repetitions
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

  init(rows: [Row]) {
    items = rows.enumerated().map { Item(id: $1.id ?? "\($0)", row: $1) }
  }

  var count: Int { items.count }
  @MainActor func row(at index: Int) -> Row { items[index].row }
  func key(at index: Int) -> String { items[index].id }

  func difference(from old: any SectionContent) -> ContentDifference? {
    guard let old = old as? Self else { return nil }
    // The rows are already made, and their components are compared anyway.
    return ContentDifference(all: ListDifference(from: old.items, to: items))
  }

  func repetitions(among places: [Int]) -> [Repetition] {
    repetitions(among: places) {
      items[$0].id
    } twin: { place in
      items.indices.first { $0 != place && items[$0].id == items[place].id }
    }
  }
}
