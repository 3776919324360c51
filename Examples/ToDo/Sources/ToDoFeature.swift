import Espalier

/// The feature at the root of the app: it says which scene each place shows.
final class ToDoFeature: Feature<ToDoScope, ToDoRoute> {
  override func placement(of route: ToDoRoute) -> Placement<ToDoRoute> {
    switch route {
    case .list: .root(ListScene(model: ListModel(store: self.scope.store)))
    case .item(let id):
      if let item = scope.store.item(id) { .push(self.scene(of: item), over: .list) } else { .notFound }
    }
  }

  private func scene(of item: Item) -> ItemScene {
    let model = ItemModel(item, store: scope.store)
    model.leave = { [weak self] in try self?.pop() }
    return ItemScene(model: model)
  }
}
