import Espalier
import Observation

/// The logic of the list.
@MainActor @Observable final class ItemsModel: ViewModel {
  /// The text that is searched for.
  var query = ""
  private(set) var items: Loadable<[Item]> = .idle
  let deletion: ItemDeletion
  /// Loads again after each change, also one that was made in another window.
  @ObservationIgnored let reads: Set<DataName> = [.items]
  @ObservationIgnored private let source: Items

  init(items: Items, deletion: ItemDeletion) {
    source = items
    self.deletion = deletion
  }

  func load() async { await Loadable.load(into: \.items, of: self) { try await source.all() } }

  /// Returns the items that the search finds.
  func found(in items: [Item]) -> [Item] { items.filter { $0.contains(query) } }
}

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
      title: "Sample", layout: .form,
      toolbar: [.item(.localized(.itemsNew), icon: .add, to: Destination(SampleRoute.new))],
      search: TextField.with(
        .label(.localized(.itemsSearch)), .placeholder(.localized(.itemsSearch)), .text(Binding(model, \.query)))
    ) {
      whenLoaded(
        model.items,
        empty: EmptyState(
          .localized(.itemsNone), message: .localized(.itemsNoneMessage), link: .localized(.itemsAddFirst),
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
          .localized(.itemsNothingFound), message: .localized(.itemsNothingFoundMessage(query: model.query)),
          icon: .search,
          button: .localized(.itemsShowAll)
        ) { [model] in model.query = "" })
    }
    let all = String.localized(.itemsCount(count))
    let found = Localization.current.number(items.count)
    return Section(
      "items", items, footer: items.count == count ? all : .localized(.itemsFoundOf(found: found, all: all))
    ) { [model] item in
      Row(Cell.with(.title(item.title), .subtitle(item.note), .child(\.subtitle, .lines(1))))
        .link(to: SampleRoute.item(item.id))
        .actions(.destructiveTask(.localized(.itemsDelete), icon: .delete) { try await model.deletion.delete(item) })
    }
  }
  // template if sign-in

  private var account: Section {
    Section("account", layout: .form, submission: .signOut) {
      Row(
        Label.with(.text(.signInSignedInAs(person: person ?? "")), .color(.secondary), .grows()),
        Button.with(.title(.signInSignOut), .submission(.signOut))
      ).id("sign-out")
    }
  }
  // template end
}
