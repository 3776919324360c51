import Espalier
import Foundation
import Observation

/// The list of things to do, kept in a file.
///
/// All windows share one store, so a change that is made in one of them is seen in all.
@MainActor @Observable final class ItemStore {
  private(set) var items: [Item] = []
  @ObservationIgnored private let file: URL

  /// Opens the list in a file, or begins an empty one where there is none.
  init(file: URL) throws {
    self.file = file
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    items = try JSONDecoder().decode([Item].self, from: Data(contentsOf: file))
  }

  func item(_ id: Item.ID) -> Item? { items.first { $0.id == id } }

  func add(_ title: String) throws {
    let title = title.trimmingCharacters(in: .whitespaces)
    guard !title.isEmpty else { throw ToDoError.titleMissing }
    try keep(items + [Item(id: (items.map(\.id).max() ?? 0) + 1, title: title)])
  }

  func update(_ item: Item) throws { try keep(items.map { $0.id == item.id ? item : $0 }) }

  func delete(_ id: Item.ID) throws { try keep(items.filter { $0.id != id }) }

  func move(_ move: RowMove<Item.ID>) throws {
    var moved = items
    moved.apply(move)
    try keep(moved)
  }

  /// Replaces the whole list. It is stored first, so nothing is shown that is not stored.
  func keep(_ items: [Item]) throws {
    do {
      try JSONEncoder().encode(items).write(to: file, options: .atomic)
    } catch {
      throw ToDoError.notStored("\(error)")
    }
    self.items = items
  }
}
