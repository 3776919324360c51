import Espalier
import Observation

/// The logic of one item.
@MainActor @Observable final class ItemModel: ViewModel {
  private(set) var item: Loadable<Item> = .idle
  let id: Item.ID
  /// Leads away from the item when it is deleted.
  @ObservationIgnored var leave: () throws -> Void = {}
  @ObservationIgnored private let items: Items
  @ObservationIgnored private let deletion: ItemDeletion

  init(id: Item.ID, items: Items, deletion: ItemDeletion) {
    self.id = id
    self.items = items
    self.deletion = deletion
  }

  var loadID: AnyHashable { items.version }

  func load() async { await Loadable.load(into: \.item, of: self) { try await items.item(id) } }

  func delete() async throws {
    guard let item = item.value else { throw SampleError.gone }
    try await deletion.delete(item)
    try leave()
  }
}
