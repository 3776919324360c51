/// The storage of a live view's values. A fixed child uses the storage of the view that contains it.
public struct LiveStorage {
  let live: LiveStyles
  let element: Int
}

/// The values that a live view and its fixed children show.
final class LiveStyles {
  /// The class of the view, which is set by the view itself.
  var type: View.Type?

  /// The styles as they were set, without those that they stand for.
  private var storage = StyleStorage()

  /// The styles together with those that they stand for.
  private var shown: StyleStorage {
    guard PropertyEffects.areUsed, let type else { return storage }
    return PropertyEffects.shown(storage, of: type)
  }

  func value(of key: UInt32) -> StyleValue? { storage.value(of: key) ?? shown.value(of: key) }

  func set(_ key: UInt32, to value: StyleValue) {
    storage.set(key, to: value)
  }

  /// Shows a whole component at an element; properties that the component does not set return to their defaults.
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

  /// Applies a difference to the shown values.
  func apply(_ changes: StyleChanges, element: Int) {
    // One access for all changes: Swift would check each separate access for exclusivity.
    storage.apply(changes, shift: StyleSlot.distance(element))
  }

  /// Replaces all handlers of an element. Differences contain no handlers, because handlers are not content.
  func replaceHandlers(_ handlers: [EventHandler], element: Int, of type: View.Type) {
    let range = element..<(element + ViewSchema.of(type).elements.count)
    storage.handlers = storage.handlers.filter { !range.contains($0.element) } + handlers.map { $0.moved(by: element) }
  }

  func styles(of element: Int, in type: View.Type) -> StyleStorage {
    // The whole view has the styles as they were set; a part also has those that the view's properties mean for it.
    (element == 0 ? storage : shown).part(at: element, count: ViewSchema.of(type).elements.count)
  }
}
