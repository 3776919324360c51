import Espalier

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
