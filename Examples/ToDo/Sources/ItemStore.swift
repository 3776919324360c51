import Espalier
import Foundation
import Observation

/// One thing to do.
struct Item: Identifiable, Hashable, Codable, Sendable {
  let id: String
  var title: String
  var note = ""
  var isDone = false
}

/// The list of things to do, kept in a file.
///
/// All windows share one store, so a change that is made in one of them is seen in all.
@MainActor @Observable final class ItemStore {
  private(set) var items: [Item] = []
  @ObservationIgnored private let file: URL

  /// Opens the list in a file, or begins an empty list if the file does not exist.
  init(file: URL) throws {
    self.file = file
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    items = try JSONDecoder().decode([Item].self, from: Data(contentsOf: file))
  }

  func item(_ id: Item.ID) -> Item? { items.first { $0.id == id } }

  func add(_ title: String) throws {
    let title = title.trimmingCharacters(in: .whitespaces)
    guard !title.isEmpty else { throw ToDoError.titleMissing }
    // Not a running number: after the last item is deleted, the next item would get its number, and a page still
    // open on the deleted item would change the new one.
    try keep(items + [Item(id: UUID().uuidString, title: title)])
  }

  func change(_ id: Item.ID, _ change: (inout Item) -> Void) throws {
    guard let place = items.firstIndex(where: { $0.id == id }) else { throw ToDoError.gone }
    var changed = items
    change(&changed[place])
    try keep(changed)
  }

  func delete(_ id: Item.ID) throws {
    guard item(id) != nil else { throw ToDoError.gone }
    try keep(items.filter { $0.id != id })
  }

  /// Puts a deleted item back in front of the item `next`, or at the end if `next` has been deleted too.
  func restore(_ item: Item, before next: Item.ID?) throws {
    guard self.item(item.id) == nil else { return }
    var restored = items
    restored.insert(item, at: restored.firstIndex { $0.id == next } ?? restored.endIndex)
    try keep(restored)
  }

  func move(_ move: RowMove<Item.ID>) throws {
    var moved = items
    moved.apply(move)
    try keep(moved)
  }

  /// Stores the list and then shows it, so that nothing is shown that is not stored.
  private func keep(_ items: [Item]) throws {
    do {
      try PrivateFile.replace(file, with: Array(JSONEncoder().encode(items)))
    } catch {
      throw ToDoError.notStored("\(error)")
    }
    self.items = items
  }
}
