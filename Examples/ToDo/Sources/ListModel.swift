import Espalier
import Observation

/// The logic of the list.
@MainActor @Observable final class ListModel: ViewModel {
  enum Filter: String, CaseIterable, Sendable {
    case all = "All"
    case open = "Open"
    case done = "Done"
  }

  var filter = Filter.all
  var draft = ""
  var toast: Toast?
  @ObservationIgnored private let store: ItemStore

  init(store: ItemStore) { self.store = store }

  var items: [Item] {
    store.items.filter { item in
      switch filter {
      case .all: true
      case .open: !item.isDone
      case .done: item.isDone
      }
    }
  }

  var open: Int { store.items.count { !$0.isDone } }

  func add(_ title: String) throws { try store.add(title) }

  func set(_ id: Item.ID, isDone: Bool) throws { try store.change(id) { $0.isDone = isDone } }

  func move(_ move: RowMove<Item.ID>) throws { try store.move(move) }

  func delete(_ item: Item) throws {
    let next = store.items.drop { $0.id != item.id }.dropFirst().first?.id
    try store.delete(item.id)
    toast = Toast("Deleted “\(item.title)”", action: "Undo") { [store] in try store.restore(item, before: next) }
  }
}
