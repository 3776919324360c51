import Espalier

extension DataName {
  /// All items.
  static let items: DataName = "items"
}

/// The items of the app, as its features know them.
///
/// There is one for the process. Each change is stored first and then told: scenes that read ``DataName/items`` load
/// again, in whichever window the change was made. To tell several processes, publish to a broadcast instead.
@MainActor final class Items {
  /// The versions of the data, which the root feature sets for all scenes.
  let versions = DataVersions()
  private let store: any SampleStore

  nonisolated init(store: any SampleStore) { self.store = store }

  /// Returns all items, the newest first.
  func all() async throws -> [Item] { try await stored { try await store.items() } }

  /// Returns an item.
  /// - Throws: ``SampleError/gone`` if it was deleted.
  func item(_ id: Item.ID) async throws -> Item {
    guard let item = try await stored({ try await store.item(id) }) else { throw SampleError.gone }
    return item
  }

  func add(_ draft: ItemDraft) async throws {
    let draft = draft.trimmed
    try await stored { try await store.insert(Item(title: draft.title, note: draft.note)) }
    versions.raise(.items)
  }

  /// Changes an item, and leaves alone what is not filled in.
  /// - Throws: ``SampleError/gone`` if it was deleted meanwhile.
  func change(_ id: Item.ID, to draft: ItemDraft) async throws {
    let draft = draft.trimmed
    let isThere = try await stored { try await store.update(id, title: draft.title, note: draft.note) }
    guard isThere else { throw SampleError.gone }
    versions.raise(.items)
  }

  /// Deletes an item; one that has gone already is what was wanted.
  func delete(_ id: Item.ID) async throws {
    try await stored { try await store.delete(id) }
    versions.raise(.items)
  }

  /// Restores a deleted item to its former position.
  func restore(_ item: Item) async throws {
    try await stored { try await store.insert(item) }
    versions.raise(.items)
  }

  /// Puts what a store says into words for a person.
  private func stored<Value: Sendable>(_ work: () async throws -> Value) async throws -> Value {
    do {
      return try await work()
    } catch is CancellationError {
      throw CancellationError()
    } catch {
      throw SampleError.storage("\(error)")
    }
  }
}
