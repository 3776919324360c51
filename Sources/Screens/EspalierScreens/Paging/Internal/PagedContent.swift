internal import EspalierViews

/// The rows of a paged list. Items that are not in memory have rows with grey shapes.
struct PagedContent<Item: Equatable & Sendable & Identifiable>: SectionContent where Item.ID: Sendable {
  /// The rows of the items that have been fetched.
  let fetched: ItemsContent<Item>
  /// The positions of the fetched items.
  let positions: RowPositions
  let count: Int
  let jump: RowWindow.Jump?
  /// The views that replace pages that could not be fetched, each by the position of the row that shows the view.
  let failures: [Int: AnyComponent]
  private let load: @MainActor @Sendable (_ positions: Range<Int>, _ visible: Range<Int>) async -> Void

  var isPaged: Bool { true }

  @MainActor init(_ fetched: ItemsContent<Item>, of pages: PagedList<Item>) {
    self.fetched = fetched
    positions = pages.fetched.positions
    count = pages.total ?? 0
    jump = pages.jump
    failures = Dictionary(pages.failureViews) { first, _ in first }
    load = { [weak pages] in await pages?.load($0, around: $1) }
  }

  @MainActor func row(at position: Int) -> Row {
    if let index = positions.index(of: position) { return fetched.row(at: index) }
    return (failures[position].map { Row($0) } ?? Row(SkeletonView.with())).declared(at: .none)
  }

  func key(at position: Int) -> String {
    if let index = positions.index(of: position) { return fetched.key(at: index) }
    return "…\(position)"
  }

  func position(of key: String) -> Int? { fetched.position(of: key).flatMap(positions.position(of:)) }

  /// Returns nil, because rows of a paged list are never compared as a whole.
  func difference(from old: any SectionContent) -> ContentDifference? { nil }

  func repetitions(among positions: [Int]) -> [Repetition] { [] }

  func trace(from old: any SectionContent) -> RowTrace? {
    guard let old = old as? Self, let items = fetched.difference(from: old.fetched) else { return nil }
    let isSame =
      count == old.count && positions == old.positions && items.list.isEmpty && items.changed.isEmpty
      && failures.isEmpty && old.failures.isEmpty
    let inner = RowTrace(items)
    return RowTrace(isSame: isSame) { asked in
      // Items are matched by their identity, the views for missing ones by their position.
      let indices = asked.map { old.positions.index(of: $0) }
      let moved = inner.newPositions(indices.compactMap { $0 })
      var next = moved.startIndex
      return zip(asked, indices).map { position, index in
        guard index != nil else { return position < count && positions.index(of: position) == nil ? position : -1 }
        defer { next += 1 }
        return moved[next] < 0 ? -1 : positions.position(of: moved[next]) ?? -1
      }
    } isChanged: { position in
      if let index = positions.index(of: position) { return items.changed.holds(index) }
      return failures[position] != nil || old.failures[position] != nil
    }
  }

  @MainActor func handler(at position: Int, for event: EventKind, value: EventValue) -> EventHandler? {
    positions.index(of: position).flatMap { fetched.handler(at: $0, for: event, value: value) }
  }

  @MainActor func handler(fetching positions: Range<Int>, around visible: Range<Int>) -> EventHandler? {
    EventHandler(.task { [load] _ in await load(positions, visible) }, for: .seen)
  }
}
