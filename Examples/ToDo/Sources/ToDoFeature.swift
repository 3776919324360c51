import Espalier

/// The places of the app.
enum ToDoRoute: Route {
  case list
  case item(Item.ID)

  var path: Path {
    switch self {
    case .list: "/"
    case .item(let id): "/items/\(id)"
    }
  }
  static let paths = Paths<Self> {
    list; item
  }
}

/// The feature at the root of the app: it says which scene each place shows.
final class ToDoFeature: Feature<ToDoScope, ToDoRoute> {
  override func placement(of route: ToDoRoute) -> Placement<ToDoRoute> {
    switch route {
    case .list: .root(ListScene(model: ListModel(store: self.scope.store)))
    case .item(let id):
      if let item = scope.store.item(id) {
        .push(ItemScene(model: self.model(of: item)), over: .list)
      } else {
        .notFound
      }
    }
  }

  private func model(of item: Item) -> ItemModel {
    ItemModel(item, store: scope.store) { [weak self] in try self?.pop() }
  }
}
