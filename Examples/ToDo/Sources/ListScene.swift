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

/// Everything that is to be done.
final class ListScene: ModelScene {
  let model: ListModel

  init(model: ListModel) { self.model = model }

  var screen: Screen {
    Screen(title: "To do", layout: .narrow) {
      Section("new", layout: .form) {
        Row(
          TextField.with(
            .label("What is to be done?"), .text(Binding(model, \.draft)), .autofocus(), .clearsOnSubmit(),
            .onSubmit { [model] in try model.add($0) }))
      }
      Section("filter", layout: .form) {
        Row(
          Picker.with(
            .label("Show"),
            .choices(ListModel.Filter.allCases, id: \.self, title: \.rawValue, selection: model.filter) { [model] in
              model.filter = $0
            }))
      }
      if model.items.isEmpty {
        Section.empty(EmptyState("Nothing here", message: "Write above what is to be done.", icon: .check))
      } else {
        Section(
          "items", model.items, footer: model.open == 1 ? "1 is open" : "\(model.open) are open",
          onMove: { [model] in try model.move($0) }
        ) { [model] item in
          Row(
            Toggle.with(
              .label(item.title), .isOn(item.isDone), .onChange { try model.set(item.id, isDone: $0) }, .grows()),
            Link.with(.title("Edit"), .accessibilityLabel("Edit \(item.title)"), .to(ToDoRoute.item(item.id)))
          )
          .actions(.destructive("Delete", icon: .delete) { try model.delete(item) })
        }
      }
    }
    .toast(Binding(model, \.toast))
  }
}
