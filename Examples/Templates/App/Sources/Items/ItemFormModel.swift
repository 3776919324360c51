import Espalier
import Observation

/// The logic of the form of an item. What is written in it outlives a restart.
@MainActor @Observable final class ItemFormModel: ViewModel, KeepsState {
  /// The item as it is stored; a new one stays idle.
  private(set) var item: Loadable<Item> = .idle
  let form = Form(ItemDraft(), checks: ItemDraft.checks)
  /// The identity of the item; nil for a new one.
  let id: Item.ID?
  /// Leads away from the form when it is saved.
  @ObservationIgnored var leave: () throws -> Void = {}
  private var saved = ItemDraft()
  @ObservationIgnored private let items: Items

  init(id: Item.ID?, items: Items) {
    self.id = id
    self.items = items
    form.onSubmit { [weak self] draft in try await self?.save(draft) }
  }

  var isEdited: Bool { form.value != saved }

  var keptState: ItemDraft? { isEdited ? form.value : nil }
  func restore(_ kept: ItemDraft) { form.restore(kept) }

  func load() async {
    guard let id else { return }
    await Loadable.load(into: \.item, of: self) { try await items.item(id) }
    guard let item = item.value else { return }
    // What a person wrote before a restart stays.
    if !isEdited { form.reset(to: ItemDraft(item)) }
    saved = ItemDraft(item)
  }

  private func save(_ draft: ItemDraft) async throws {
    if let id { try await items.change(id, to: draft) } else { try await items.add(draft) }
    saved = draft
    try leave()
  }
}
