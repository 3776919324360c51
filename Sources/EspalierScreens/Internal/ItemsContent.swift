internal import EspalierViews

/// Rows over items.
struct ItemsContent<Item: Equatable & Sendable & Identifiable, Reading: Equatable & Sendable>: SectionContent
where Item.ID: Sendable {
  let items: [Item]
  let reading: Reading
  var selection: RowSelection<Item.ID>?
  var onMove: (@MainActor @Sendable (RowMove<Item.ID>) throws -> Void)?
  var leading: SectionEdge?
  var trailing: SectionEdge?
  let make: @MainActor @Sendable (Item, Reading) -> Row

  init(items: [Item], reading: Reading, make: @escaping @MainActor @Sendable (Item, Reading) -> Row) {
    self.items = items
    self.reading = reading
    self.make = make
  }

  var count: Int { items.count }
  func key(at index: Int) -> String { "\(items[index].id)" }

  @MainActor func row(at index: Int) -> Row {
    var row = make(items[index], reading)
    if let selection {
      row = row.setting(RowProperties.selection, to: selection.kind)
        .setting(RowProperties.isSelected, to: selection.chosen.contains(items[index].id))
    }
    return onMove == nil ? row : row.setting(RowProperties.isMovable, to: true)
  }

  func difference(from old: any SectionContent) -> ContentDifference? {
    guard let old = old as? Self else { return nil }
    let list = ListDifference(from: old.items, to: items)
    let isAlike =
      old.reading == reading && old.selection?.kind == selection?.kind && (old.onMove == nil) == (onMove == nil)
    guard isAlike else { return ContentDifference(list: list, isChanged: { _ in true }) }
    let items = items
    let chosenAnew = (old.selection?.chosen ?? []).symmetricDifference(selection?.chosen ?? [])
    guard !chosenAnew.isEmpty else {
      return ContentDifference(list: list) { index in old.items[list.oldPlaces[index]] != items[index] }
    }
    return ContentDifference(list: list) { index in
      old.items[list.oldPlaces[index]] != items[index] || chosenAnew.contains(items[index].id)
    }
  }

  func repetitions(among places: [Int]) -> [Repetition] { repetitions(among: places) { items[$0].id } }

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
    return EventHandler(.immediate { _ in try onMove(move) }, for: .move)
  }
}
