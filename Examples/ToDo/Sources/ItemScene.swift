import Espalier

/// The logic of one item. What is written in its form outlives a restart.
@MainActor final class ItemModel: ViewModel, StateRestoring {
  let form: Form<Item>

  /// Creates the logic for an item. `leave` runs when it has been saved.
  init(_ item: Item, store: ItemStore, leave: @escaping @MainActor () throws -> Void) {
    form = Form(item, checks: [.required(\.title, "What is to be done?")])
    form.onSubmit { item in
      try store.change(item.id) { $0 = item }
    } then: {
      try leave()
    }
  }

  var restorationState: Item? { form.restorationState }
  func restore(_ kept: Item) { form.restore(kept) }
}

/// One item, to be changed.
final class ItemScene: ModelScene {
  let model: ItemModel

  init(model: ItemModel) { self.model = model }

  var screen: Screen {
    let form = model.form
    return Screen(title: form.value.title, layout: .narrow) {
      Section("item", layout: .form) {
        Row(TextField.with(.label("Title"), .field(form.title)))
        Row(TextArea.with(.label("Note"), .field(form.note)))
        Row(Toggle.with(.label("Done"), .field(form.isDone)))
        Row(Button.with(.title("Save"), .variant(.primary), .submits(form)))
      }
    }
  }
}
