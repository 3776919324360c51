/// One stored style: the property, the element that it belongs to, and the value.
///
/// The key is `element × 65,536 + property`; the elements are the view (0) and its fixed children in preorder. One flat
/// array sorted by key therefore holds a component with all its descendants, and every operation on two of them is one
/// linear merge.
@usableFromInline package struct StyleEntry: Hashable, Sendable {
  @usableFromInline package var value: StyleValue
  @usableFromInline package var key: UInt32

  @inlinable init(key: UInt32, value: StyleValue) {
    self.value = value
    self.key = key
  }

  @inlinable package static func == (left: StyleEntry, right: StyleEntry) -> Bool {
    left.key == right.key && left.value == right.value
  }

  @inlinable var element: Int { StyleSlot.element(of: key) }
  @inlinable var property: UInt16 { StyleSlot.number(of: key) }
}

/// Several styles or handlers that are passed as one style, such as all those of a child.
///
/// The component unpacks them when it is created, and only then adds `element` to their element numbers.
@usableFromInline struct StyleGroup: Hashable, Sendable {
  /// The property number that marks a group. No property has this number, and sorting puts groups after the properties
  /// of the element.
  @usableFromInline static let marker: UInt32 = 0xFFFF

  @usableFromInline let entries: [StyleEntry]
  @usableFromInline let handlers: [EventHandler]
  /// The offset that the component adds to the element numbers of the group.
  @usableFromInline let element: Int

  @inlinable init(entries: [StyleEntry], handlers: [EventHandler], element: Int = 0) {
    self.entries = entries
    self.handlers = handlers
    self.element = element
  }

  /// An entry without styles.
  @usableFromInline static var nothing: StyleEntry { entry(group: StyleGroup(entries: [], handlers: [])) }

  /// Returns one style of the child with the number `element`. For a child in no layout, whose number is 0, it returns
  /// an entry without styles.
  @inlinable static func entry(_ entry: StyleEntry, at element: Int) -> StyleEntry {
    guard element != 0 else { return nothing }
    return StyleEntry(key: entry.key + StyleSlot.distance(element), value: entry.value)
  }

  /// Returns the styles of the child with the number `element`, as one entry. For a child in no layout, whose number is
  /// 0, it returns an entry without styles.
  @inlinable static func entry<V>(of component: Component<V>, at element: Int) -> StyleEntry {
    guard element != 0 else { return nothing }
    let storage = component.storage
    // One style and nothing else needs no group.
    if storage.entries.count == 1 && storage.handlers.isEmpty {
      return StyleEntry(
        key: storage.entries[0].key + StyleSlot.distance(element), value: storage.entries[0].value)
    }
    return entry(
      group: StyleGroup(entries: storage.entries, handlers: storage.handlers, element: element))
  }

  @inlinable static func entry(group: StyleGroup) -> StyleEntry {
    StyleEntry(key: 0xFFFF, value: .object(StyleObject(group: group)))
  }

  @usableFromInline static func == (left: StyleGroup, right: StyleGroup) -> Bool {
    left.element == right.element && left.entries == right.entries
  }

  @usableFromInline func hash(into hasher: inout Hasher) { hasher.combine(entries) }
}
