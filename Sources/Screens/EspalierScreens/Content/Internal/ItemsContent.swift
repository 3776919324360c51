internal import EspalierViews

/// The rows of a section that shows a list of items.
struct ItemsContent<Item: Equatable & Sendable & Identifiable>: SectionContent where Item.ID: Sendable {
  let items: [Item]
  /// The values that all rows read besides their items.
  let reading: RowReading
  let operations: ItemsOperations<Item>
  var selection: RowSelection<Item.ID>?
  var onMove: (@MainActor @Sendable (RowMove<Item.ID>) throws -> Void)?
  let make: @MainActor @Sendable (Item) -> Row
  /// The addresses of the places to which the screen's links lead.
  ///
  /// Rows are created when they are needed, long after their screen; their links lead where those of the screen do.
  private let surroundings = LinkSurroundings.current
  /// The language in which the rows are created. In another language, the same item has other texts.
  private let language = RowLanguage()

  init(
    items: [Item], reading: RowReading, operations: ItemsOperations<Item>,
    make: @escaping @MainActor @Sendable (Item) -> Row
  ) {
    self.items = items
    self.reading = reading
    self.operations = operations
    self.make = make
  }

  var count: Int { items.count }
  var isMadeFromItems: Bool { true }
  func key(at index: Int) -> String { operations.key(items[index]) }

  @MainActor func row(at index: Int) -> Row {
    var row = LinkSurroundings.$current.withValue(surroundings) { make(items[index]) }
    if let selection {
      row = row.setting(RowProperties.selection, to: selection.kind)
        .setting(RowProperties.isSelected, to: selection.chosen.contains(items[index].id))
    }
    return onMove == nil ? row : row.setting(RowProperties.isMovable, to: true)
  }

  func difference(from old: any SectionContent) -> ContentDifference? {
    guard let old = old as? Self else { return nil }
    let compared = operations.compare(old.items, items)
    let isAlike =
      old.reading == reading && old.language == language && old.selection?.kind == selection?.kind
      && (old.onMove == nil) == (onMove == nil)
    guard isAlike else { return ContentDifference(all: compared.list, of: items.count) }
    let chosenAgain = (old.selection?.chosen ?? []).symmetricDifference(selection?.chosen ?? [])
    guard !chosenAgain.isEmpty else { return compared }
    let chosen = operations.positions(items, chosenAgain).filter { compared.list.oldPosition(of: $0) >= 0 }
    return ContentDifference(list: compared.list, changed: Set(compared.changed).union(chosen).sorted())
  }

  func repetitions(among positions: [Int]) -> [Repetition] { operations.repetitions(items, positions) }

  @MainActor func handler(at index: Int, for event: EventKind, value: EventValue) -> EventHandler? {
    guard event == .change else { return row(at: index).handler(for: event, value: value) }
    guard let selection else { return nil }
    let id = items[index].id
    let isChosen = value != .flag(false)
    return EventHandler(.immediate { _ in selection.choose(id, isChosen) }, for: event)
  }

  @MainActor func handler(moving index: Int, before target: Int?) -> EventHandler? {
    guard let onMove else { return nil }
    let move = RowMove(items[index].id, before: target.map { items[$0].id })
    let row = row(at: index)
    return EventHandler(
      .immediate { _ in
        try row.willMove?()
        try onMove(move)
        try row.didMove?()
      }, for: .move)
  }
}
