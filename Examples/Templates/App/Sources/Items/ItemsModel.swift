import Espalier
import Observation

/// The logic of the list.
@MainActor @Observable final class ItemsModel: ViewModel {
  /// The text that is searched for.
  var query = ""
  private(set) var items: Loadable<[Item]> = .idle
  let deletion: ItemDeletion
  @ObservationIgnored private let source: Items

  init(items: Items, deletion: ItemDeletion) {
    source = items
    self.deletion = deletion
  }

  /// Loads again after each change, also one that was made in another window.
  var loadID: AnyHashable { source.version }

  func load() async { await Loadable.load(into: \.items, of: self) { try await source.all() } }

  /// Returns the items that the search finds.
  func found(in items: [Item]) -> [Item] { items.filter { $0.contains(query) } }
}
