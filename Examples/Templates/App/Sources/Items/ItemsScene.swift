import Espalier

/// All items, which can be searched.
final class ItemsScene: ModelScene {
  let model: ItemsModel
  // template if sign-in
  /// The name of the person who is signed in.
  private var person: String?

  init(person: String?, model: ItemsModel) {
    self.person = person
    self.model = model
  }
  // template end
  // template if !sign-in

  init(model: ItemsModel) { self.model = model }
  // template end

  var screen: Screen {
    Screen(
      title: "Sample", layout: .form, toolbar: [.item("New item", icon: .add, to: Destination(SampleRoute.new))],
      search: TextField.with(.label("Search"), .placeholder("Search"), .text(Binding(model, \.query)))
    ) {
      whenLoaded(
        model.items,
        empty: EmptyState(
          "Nothing here yet", message: "Items that you add stand here.", link: "Add the first one",
          to: Destination(SampleRoute.new))
      ) { items in
        list(model.found(in: items), of: items.count)
      }
      // template if sign-in
      account
      // template end
    }
    .toast(Binding(model.deletion, \.toast))
  }

  private func list(_ items: [Item], of count: Int) -> Section {
    guard !items.isEmpty else {
      return .empty(
        EmptyState(
          "Nothing found", message: "No item has “\(model.query)” in it.", icon: .search, button: "Show all items"
        ) { [model] in model.query = "" })
    }
    let all = count == 1 ? "1 item" : "\(count) items"
    return Section(
      "items", items, footer: items.count == count ? all : "\(items.count) of \(all)"
    ) { [model] item in
      Row(Cell.with(.title(item.title), .subtitle(item.note), .child(\.subtitle, .lines(1))))
        .link(to: SampleRoute.item(item.id))
        .actions(.destructiveTask("Delete", icon: .delete) { try await model.deletion.delete(item) })
    }
  }
  // template if sign-in

  private var account: Section {
    Section("account", layout: .form, submission: .signOut) {
      Row(
        Label.with(.text("Signed in as \(person ?? "")"), .color(.secondary), .grows()),
        Button.with(.title("Sign out"), .submission(.signOut))
      ).id("sign-out")
    }
  }
  // template end
}
