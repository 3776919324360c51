/// One stored style: which property of which element, and its value.
///
/// The key is `element × 65,536 + property`, elements being the view (0) and its fixed children in preorder, so that
/// one flat array sorted by key holds a component with all its descendants, and every operation on two of them is one
/// linear merge.
@usableFromInline struct StyleEntry: Hashable, Sendable {
  @usableFromInline var value: StyleValue
  @usableFromInline var key: UInt32

  @inlinable init(key: UInt32, value: StyleValue) {
    self.value = value
    self.key = key
  }

  @inlinable static func == (left: StyleEntry, right: StyleEntry) -> Bool {
    left.key == right.key && left.value == right.value
  }

  @inlinable var element: Int { Int(key >> 16) }
  @inlinable var property: UInt16 { UInt16(truncatingIfNeeded: key) }
}

/// Several styles that travel as one: those of a child, or a handler. They are unpacked when a component is made of
/// them.
@usableFromInline final class StyleGroup: Hashable, Sendable {
  /// No property has this number; the sort puts groups behind the element's own properties.
  @usableFromInline static let marker: UInt32 = 0xFFFF

  @usableFromInline let entries: [StyleEntry]
  @usableFromInline let handlers: [EventHandler]

  @usableFromInline init(entries: [StyleEntry], handlers: [EventHandler]) {
    self.entries = entries
    self.handlers = handlers
  }

  @usableFromInline static func entry<V>(of component: Component<V>, in child: Child<V>) -> StyleEntry {
    let moved = component.storage.moved(by: child.element)
    let group = StyleGroup(entries: moved.entries, handlers: moved.handlers)
    return StyleEntry(key: marker, value: .object(StyleObject(group)))
  }

  @usableFromInline static func == (left: StyleGroup, right: StyleGroup) -> Bool { left.entries == right.entries }
  @usableFromInline func hash(into hasher: inout Hasher) { hasher.combine(entries) }
}
