import Espalier

/// The logic of one item. What is written in its form outlives a restart.
@MainActor final class ItemModel: ViewModel, KeepsState {
  let form: Form<Item>
  /// Leads away from the item when it is saved.
  var leave: () throws -> Void = {}
  private let store: ItemStore

  init(_ item: Item, store: ItemStore) {
    self.store = store
    form = Form(item, checks: [.required(\.title, "What is to be done?")])
    form.onSubmit { [weak self] item in try self?.save(item) }
  }

  var keptState: Item? { form.keptState }
  func restore(_ kept: Item) { form.restore(kept) }

  private func save(_ item: Item) throws {
    try store.change(item.id) { $0 = item }
    try leave()
  }
}
