/// Where a live view keeps its values: in storage of its own, or, for a fixed child, in that of the view that holds it.
public struct LivePlace {
  let live: LiveStyles
  let element: Int
}

/// The values that a live view and its fixed children show.
final class LiveStyles {
  private var storage = StyleStorage()

  var hasCustomStyles: Bool { storage.hasCustomStyles }

  func value(of key: UInt32) -> StyleValue? { storage.value(of: key) }

  func set(_ key: UInt32, to value: StyleValue) {
    storage = storage.merged(with: StyleStorage(entries: [StyleEntry(key: key, value: value)]))
  }

  /// Shows a whole component at an element: what it does not set goes back to the defaults.
  func show(_ new: StyleStorage, element: Int, of type: View.Type) {
    if element == 0 {
      storage = new
      return
    }
    let range = element..<(element + ViewSchema.of(type).elements.count)
    let others = StyleStorage(
      entries: storage.entries.filter { !range.contains($0.element) },
      handlers: storage.handlers.filter { !range.contains($0.element) })
    storage = others.merged(with: new.moved(by: element))
  }

  /// Merges a sorted difference into the sorted values, in one pass.
  func apply(_ changes: [StyleEntry], element: Int) {
    let shift = UInt32(element) << 16
    var result: [StyleEntry] = []
    result.reserveCapacity(storage.entries.count + changes.count)
    var left = 0
    for change in changes {
      let key = change.key + shift
      while left < storage.entries.count && storage.entries[left].key < key {
        result.append(storage.entries[left])
        left += 1
      }
      if left < storage.entries.count && storage.entries[left].key == key { left += 1 }
      if change.value != .unset { result.append(StyleEntry(key: key, value: change.value)) }
    }
    result.append(contentsOf: storage.entries[left...])
    storage.entries = result
  }

  /// Handlers are no content: they are taken whole each time.
  func replaceHandlers(_ handlers: [EventHandler], element: Int, of type: View.Type) {
    let range = element..<(element + ViewSchema.of(type).elements.count)
    storage.handlers = storage.handlers.filter { !range.contains($0.element) } + handlers.map { $0.moved(by: element) }
  }

  func styles(of element: Int, in type: View.Type) -> StyleStorage {
    let count = ViewSchema.of(type).elements.count
    let range = element..<(element + count)
    let shift = UInt32(element) << 16
    let entries = storage.entries.filter { range.contains($0.element) }
    return StyleStorage(
      entries: entries.map { StyleEntry(key: $0.key - shift, value: $0.value) },
      handlers: storage.handlers.filter { range.contains($0.element) }.map { $0.moved(by: -element) })
  }
}
