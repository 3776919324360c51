import Espalier
import Observation

/// Deletes items, and offers to take the last deletion back.
@MainActor @Observable final class ItemDeletion {
  /// The offer, for as long as it stands.
  var toast: Toast?
  @ObservationIgnored private let items: Items

  init(items: Items) { self.items = items }

  func delete(_ item: Item) async throws {
    try await items.delete(item.id)
    toast = Toast(.localized(.itemsDeleted(title: item.title)), action: .localized(.itemsUndo)) { [items] in
      try await items.restore(item)
    }
  }
}
