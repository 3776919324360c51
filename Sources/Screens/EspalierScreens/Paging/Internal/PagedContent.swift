internal import EspalierViews

/// The rows of a paged list. Items that are not in memory have rows with grey shapes.
struct PagedContent<Item: Equatable & Sendable & Identifiable, Reading: Equatable & Sendable>: SectionContent
where Item.ID: Sendable {
  /// The rows of the items that have been fetched.
  let fetched: ItemsContent<Item, Reading>
  /// The positions of the fetched items.
  let places: RowPlaces
  let count: Int
  let jump: RowWindow.Jump?
  /// The views that replace pages that could not be fetched, each by the position of the row that shows the view.
  let failures: [Int: AnyComponent]
  private let load: @MainActor @Sendable (_ places: Range<Int>, _ visible: Range<Int>) async -> Void

  var isPaged: Bool { true }

  @MainActor init(_ fetched: ItemsContent<Item, Reading>, of pages: PagedList<Item>) {
    self.fetched = fetched
    places = pages.fetched.places
    count = pages.total ?? 0
    jump = pages.jump
    failures = Dictionary(pages.failureViews) { first, _ in first }
    load = { [weak pages] in await pages?.load($0, around: $1) }
  }

  @MainActor func row(at place: Int) -> Row {
    if let index = places.index(of: place) { return fetched.row(at: index) }
    return (failures[place].map { Row($0) } ?? Row(SkeletonView.with())).declared(at: .none)
  }

  func key(at place: Int) -> String {
    if let index = places.index(of: place) { return fetched.key(at: index) }
    return "…\(place)"
  }

  func place(of key: String) -> Int? { fetched.place(of: key).flatMap(places.place(of:)) }

  /// Returns nil, because rows of a paged list are never compared as a whole.
  func difference(from old: any SectionContent) -> ContentDifference? { nil }

  func repetitions(among places: [Int]) -> [Repetition] { [] }

  func trace(from old: any SectionContent) -> RowTrace? {
    guard let old = old as? Self, let items = fetched.difference(from: old.fetched) else { return nil }
    let isSame =
      count == old.count && places == old.places && items.list.isEmpty && items.changed.isEmpty
      && failures.isEmpty && old.failures.isEmpty
    let inner = RowTrace(items)
    return RowTrace(isSame: isSame) { asked in
      // Items are matched by their identity, the views for missing ones by their position.
      let indices = asked.map { old.places.index(of: $0) }
      let moved = inner.newPlaces(indices.compactMap { $0 })
      var next = moved.startIndex
      return zip(asked, indices).map { place, index in
        guard index != nil else { return place < count && places.index(of: place) == nil ? place : -1 }
        defer { next += 1 }
        return moved[next] < 0 ? -1 : places.place(of: moved[next]) ?? -1
      }
    } isChanged: { place in
      if let index = places.index(of: place) { return items.changed.holds(index) }
      return failures[place] != nil || old.failures[place] != nil
    }
  }

  @MainActor func handler(at place: Int, for event: EventKind, value: EventValue) -> EventHandler? {
    places.index(of: place).flatMap { fetched.handler(at: $0, for: event, value: value) }
  }

  @MainActor func handler(fetching places: Range<Int>, around visible: Range<Int>) -> EventHandler? {
    EventHandler(.task { [load] _ in await load(places, visible) }, for: .seen)
  }
}
