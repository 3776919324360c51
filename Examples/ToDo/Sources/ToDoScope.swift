import Espalier

/// The dependencies of the app.
final class ToDoScope: RootScope {
  let store: ItemStore

  init(store: ItemStore) {
    self.store = store
    super.init()
  }
}
