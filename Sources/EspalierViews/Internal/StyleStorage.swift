/// The flat, sorted form of a component: its styles and those of all its fixed children, and its handlers.
@usableFromInline struct StyleStorage: Sendable {
  /// Sorted by key, each key once.
  @usableFromInline var entries: [StyleEntry]
  /// Handlers never take part in equality.
  @usableFromInline var handlers: [EventHandler]

  @inlinable init(entries: [StyleEntry] = [], handlers: [EventHandler] = []) {
    self.entries = entries
    self.handlers = handlers
  }

  /// Sorts and unpacks what a caller wrote. For a key given twice the last one wins.
  @inlinable init(unsorted styles: consuming [StyleEntry]) {
    var isSorted = true
    var hasGroup = false
    var last: UInt32 = 0
    for index in styles.indices {
      let key = styles[index].key
      if index > 0 && key <= last { isSorted = false }
      if key == StyleGroup.marker { hasGroup = true }
      last = key
    }
    if isSorted && !hasGroup {
      self.init(entries: styles)
    } else if hasGroup {
      self.init(groups: styles)
    } else {
      StyleStorage.sort(&styles)
      self.init(entries: styles)
    }
  }

  @usableFromInline init(groups styles: [StyleEntry]) {
    var entries: [StyleEntry] = []
    var handlers: [EventHandler] = []
    entries.reserveCapacity(styles.count + 8)
    for style in styles {
      if style.key == StyleGroup.marker, case .object(let object) = style.value, let group = object.value as? StyleGroup
      {
        entries.append(contentsOf: group.entries)
        for handler in group.handlers { StyleStorage.add(handler, to: &handlers) }
      } else {
        entries.append(style)
      }
    }
    StyleStorage.sort(&entries)
    self.init(entries: entries, handlers: handlers)
  }

  /// The newest handler of an element and event takes the place of an earlier one.
  @usableFromInline static func add(_ handler: EventHandler, to handlers: inout [EventHandler]) {
    handlers.removeAll { $0.element == handler.element && $0.event == handler.event }
    handlers.append(handler)
  }

  /// A stable insertion sort (components are small, and mostly in order), then the later of two equal keys is kept.
  @inlinable static func sort(_ entries: inout [StyleEntry]) {
    guard entries.count > 1 else { return }
    if entries.count > 48 {
      StyleStorage.sortMany(&entries)
      return
    }
    for index in 1..<entries.count {
      var place = index
      while place > 0 && entries[place - 1].key > entries[place].key {
        entries.swapAt(place - 1, place)
        place -= 1
      }
    }
    StyleStorage.keepLast(&entries)
  }

  @usableFromInline static func sortMany(_ entries: inout [StyleEntry]) {
    // The standard sort is stable in practice but does not promise it, so the place breaks ties.
    let order = entries.indices.sorted { (entries[$0].key, $0) < (entries[$1].key, $1) }
    entries = order.map { entries[$0] }
    keepLast(&entries)
  }

  @inlinable static func keepLast(_ entries: inout [StyleEntry]) {
    var kept = 0
    for index in 1..<entries.count {
      if entries[index].key != entries[kept].key { kept += 1 }
      if kept != index { entries[kept] = entries[index] }
    }
    entries.removeLast(entries.count - kept - 1)
  }

  /// Where a key stands, if it does.
  @usableFromInline func index(of key: UInt32) -> Int? {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].key < key { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].key == key ? low : nil
  }

  @usableFromInline func value(of key: UInt32) -> StyleValue? { index(of: key).map { entries[$0].value } }

  /// The same styles and handlers, for an element that stands so many places later.
  @usableFromInline func moved(by element: Int) -> StyleStorage {
    let shift = UInt32(element) << 16
    return StyleStorage(
      entries: entries.map { StyleEntry(key: $0.key + shift, value: $0.value) },
      handlers: handlers.map { $0.moved(by: element) })
  }

  /// Puts `other` over this: its styles win, its handlers take the place of those for the same event.
  @usableFromInline func merged(with other: StyleStorage) -> StyleStorage {
    var handlers = self.handlers
    for handler in other.handlers { StyleStorage.add(handler, to: &handlers) }
    var result: [StyleEntry] = []
    result.reserveCapacity(entries.count + other.entries.count)
    var left = 0
    var right = 0
    while left < entries.count || right < other.entries.count {
      if right == other.entries.count || (left < entries.count && entries[left].key < other.entries[right].key) {
        result.append(entries[left])
        left += 1
      } else {
        if left < entries.count && entries[left].key == other.entries[right].key { left += 1 }
        result.append(other.entries[right])
        right += 1
      }
    }
    return StyleStorage(entries: result, handlers: handlers)
  }

  /// Visits what differs, in order: `unset` for what `other` lacks.
  @inlinable func forEachChange(to other: StyleStorage, _ body: (UInt32, StyleValue) -> Void) {
    entries.withUnsafeBufferPointer { old in
      other.entries.withUnsafeBufferPointer { new in
        // The same buffer holds the same styles.
        guard old.baseAddress != new.baseAddress else { return }
        var left = 0
        var right = 0
        while left < old.count && right < new.count {
          let key = old[left].key
          let newKey = new[right].key
          if key == newKey {
            if old[left].value != new[right].value { body(key, new[right].value) }
            left += 1
            right += 1
          } else if key < newKey {
            body(key, .unset)
            left += 1
          } else {
            body(newKey, new[right].value)
            right += 1
          }
        }
        while left < old.count {
          body(old[left].key, .unset)
          left += 1
        }
        while right < new.count {
          body(new[right].key, new[right].value)
          right += 1
        }
      }
    }
  }

  /// Whether both set the same properties to the same values.
  @inlinable func isEqual(to other: StyleStorage) -> Bool {
    entries.withUnsafeBufferPointer { left in
      other.entries.withUnsafeBufferPointer { right in
        guard left.count == right.count else { return false }
        guard left.baseAddress != right.baseAddress else { return true }
        for index in left.indices {
          if left[index].key != right[index].key || left[index].value != right[index].value { return false }
        }
        return true
      }
    }
  }
}
